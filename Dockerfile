# The site in one image: built by Node, served by nginx as a non-root user on a read-only file system.
#
#   docker build -t site --build-arg SITE_URL=https://eksempel.dk .
#   docker run --read-only --cap-drop ALL --tmpfs /tmp -p 8080:8080 site

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
ARG SITE_URL
ARG VITE_QUOTE_WEBHOOK_URL
ARG VITE_CONTACT_WEBHOOK_URL
ARG VITE_ANALYTICS_SRC
ARG BUILD_DATE
RUN npm run build && find dist -regex '.*\.\(html\|css\|js\|svg\|json\|xml\)' -exec gzip -9kfn {} +

FROM nginxinc/nginx-unprivileged:1.28.0-alpine
COPY --from=build /site/dist-config/nginx.conf /etc/nginx/site-rules.conf
COPY --from=build /site/dist /srv
COPY <<SERVER /etc/nginx/conf.d/default.conf
server { listen 8080; root /srv; include site-rules.conf; }
SERVER
EXPOSE 8080
