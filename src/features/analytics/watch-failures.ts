/** A script error, or content that the Content-Security-Policy has blocked. */
export type Failure = {
  readonly name: 'error' | 'blocked';
  /** The error's message, or the directive that blocked. */
  readonly message: string;
  /** Where: the script with line and column, or the blocked address. Without its query, which may hold personal data. */
  readonly source: string;
};

/** Reports each script error, each promise that nobody handles and each blocked request, once per kind and place. */
export function watchFailures(report: (failure: Failure) => void): void {
  const reported = new Set<string>();
  const tell = (failure: Failure) => {
    const key = JSON.stringify(failure);
    if (reported.has(key)) return;
    reported.add(key);
    report(failure);
  };
  addEventListener('error', ({ message, filename, lineno, colno }) =>
    tell({ name: 'error', message, source: `${withoutQuery(filename)}:${lineno}:${colno}` }),
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    tell({ name: 'error', message: String(reason), source: '' }),
  );
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell({ name: 'blocked', message: effectiveDirective, source: withoutQuery(blockedURI) }),
  );
}

const withoutQuery = (address: string) => address.replace(/[?#].*/, '');
