# The site in one image: built by Node, served by Caddy as a non-root user on a read-only file system.
#
#   docker build -t site --build-arg SITE_URL=https://eksempel.dk .
#   docker run --read-only --cap-drop ALL --tmpfs /tmp -p 8080:8080 site

FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
ARG SITE_URL
ARG VITE_QUOTE_WEBHOOK_URL
ARG VITE_CONTACT_WEBHOOK_URL
ARG VITE_ANALYTICS_SRC
ARG VITE_ANALYTICS_ATTRIBUTES
ARG VITE_ANALYTICS_ORIGINS
ARG BUILD_DATE
RUN npm run build

FROM caddy:2-alpine
# The binary has the file capability to bind ports below 1024, and under --cap-drop ALL such a binary does not start.
# A copy has no file capabilities.
RUN cp /usr/bin/caddy /tmp/caddy && mv /tmp/caddy /usr/bin/caddy
COPY --from=build /site/dist-config/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /site/dist /srv
ENV SITE_ADDRESS=:8080 SITE_ROOT=/srv XDG_DATA_HOME=/tmp XDG_CONFIG_HOME=/tmp
USER 1000:1000
EXPOSE 8080
