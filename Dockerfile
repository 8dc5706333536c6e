# The site behind nginx: docker build -t docs . && docker run --rm -p 8080:8080 docs
# Every setting in .env.example can be given with --build-arg.
FROM node:24-bookworm-slim AS build
# The dates in the sitemap come from the history; without .git in the folder the site is built without them.
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL=http://localhost:8080
ARG BASE_URL=/
ARG ROUTER
ARG TRAILING_SLASH
ARG ALGOLIA_APP_ID
ARG ALGOLIA_API_KEY
ARG ALGOLIA_INDEX_NAME
ARG ASK_AI_ASSISTANT_ID
ARG ASK_AI_AGENT_STUDIO
ARG KAPA_WEBSITE_ID
ARG MATOMO_URL
ARG MATOMO_SITE_ID
ARG TRANSLATE_WIDGET
ARG CONTENT_SECURITY_POLICY
RUN git config --global --add safe.directory /site && npm run build
RUN sed -i "s#^    error_page 404 /#    error_page 404 $BASE_URL#" deploy/nginx.conf

FROM nginxinc/nginx-unprivileged:1.28-alpine
ARG BASE_URL=/
COPY --from=build /site/deploy/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/build /usr/share/nginx/site$BASE_URL
EXPOSE 8080
