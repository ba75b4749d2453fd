/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['@napi-rs/canvas', 'tinypool', 'pg', 'sharp'],
};
export default config;
