<?php

declare( strict_types=1 );

namespace Atoll\Platform\Jobs;

use Atoll\Platform\Database\QueryErrors;
use Atoll\Platform\Errors\ErrorLog;

/** Work done after the response was sent, so that the response time reveals nothing about it. */
final class ShutdownTask {

	/** Before emails are sent, because the work may queue some. */
	private const PRIORITY = PHP_INT_MAX - 1;

	/** @param \Closure(): void $work */
	public function defer( \Closure $work ): void {
		add_action( 'shutdown', fn() => $this->finish( $work ), self::PRIORITY );
	}

	/** @param \Closure(): void $work */
	private function finish( \Closure $work ): void {
		ignore_user_abort( true );
		match ( true ) {
			function_exists( 'fastcgi_finish_request' )   => fastcgi_finish_request(),
			function_exists( 'litespeed_finish_request' ) => litespeed_finish_request(),
			default                                       => flush(),
		};
		try {
			( new QueryErrors() )->withoutValues( $work );
		} catch ( \Throwable $fault ) {
			( new ErrorLog() )->write( $fault );
		}
	}
}
