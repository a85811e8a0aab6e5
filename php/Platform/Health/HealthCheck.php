<?php

declare( strict_types=1 );

namespace Atoll\Platform\Health;

use Atoll\Platform\Errors\ErrorLog;

/** A health check: a test on WordPress’ Site Health screen and a line of `wp atoll doctor`. */
abstract class HealthCheck {

	/** Returns a unique name, such as `atoll_mail`. */
	abstract public function name(): string;

	/** Returns what is checked, as a label. */
	abstract public function label(): string;

	abstract protected function look(): HealthResult;

	/** Returns the result. If the check itself fails, as when a table is missing, the other checks still run. */
	final public function result(): HealthResult {
		try {
			return $this->look();
		} catch ( \Throwable $fault ) {
			( new ErrorLog() )->write( $fault, "the health check {$this->name()}" );
			return HealthResult::critical(
				/* translators: %s: what is checked. */
				sprintf( __( '%s: this could not be checked', 'atoll' ), $this->label() ),
				__( 'The line “Tables” says whether the database has all that it needs. If it does, PHP’s log says what else went wrong.', 'atoll' )
			);
		}
	}

	/** Returns the product area for the badge. */
	public function area(): string {
		return __( 'Forms', 'atoll' );
	}

	/** Whether it sends HTTP requests to the site, which may take seconds to time out. */
	public function asksSite(): bool {
		return false;
	}
}
