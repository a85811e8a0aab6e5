<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

/** How long PHP lets a request run. */
final class TimeLimit {

	/** For what is sent as fast as the visitor's line takes it. Some hosts take the function away. */
	public static function lift(): void {
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 0 );
		}
	}
}
