type LockFile = {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly optional?: boolean; readonly devOptional?: boolean }>
  >;
};
export function isSupported(version: string): boolean;
export function isInstalled(lock: LockFile, installed: LockFile): boolean;
