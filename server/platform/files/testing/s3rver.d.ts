/** What the tests use of the S3 server, which comes without types. */
declare module '@20minutes/s3rver' {
  interface Options {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string }[];
  }
  const S3rver: new (options: Options) => { run(): Promise<{ port: number }>; close(): Promise<void> };
  export default S3rver;
}
