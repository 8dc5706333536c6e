# The site behind nginx: docker build -t docs . && docker run --rm -p 8080:8080 docs
FROM node:24-bookworm-slim AS build
# The dates in the sitemap come from the history; without .git in the folder the site is built without them.
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL=http://localhost:8080
ARG BASE_URL=/
RUN git config --global --add safe.directory /site && npm run build

FROM nginxinc/nginx-unprivileged:1.28-alpine
COPY deploy/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/build /usr/share/nginx/html
EXPOSE 8080
