<?php

declare( strict_types=1 );

namespace Atoll\Platform\Health;

use Atoll\Platform\Errors\ErrorLog;

/** One thing that is checked: a line of WordPress’ Site Health screen and of `wp atoll doctor`. */
abstract class HealthCheck {

	/** Unique, such as `atoll_mail`. */
	abstract public function name(): string;

	/** What is checked. */
	abstract public function label(): string;

	abstract protected function look(): HealthResult;

	/** What is so; also where it could not look, as at a table that is gone: one line, and all others beside it. */
	final public function result(): HealthResult {
		try {
			return $this->look();
		} catch ( \Throwable $fault ) {
			( new ErrorLog() )->write( $fault, "the health check {$this->name()}" );
			return HealthResult::critical(
				/* translators: %s: what is checked. */
				sprintf( __( '%s: this could not be looked at', 'atoll' ), $this->label() ),
				__( 'The line “Tables” says whether the database has all that it needs. If it does, PHP’s log says what else went wrong.', 'atoll' )
			);
		}
	}

	/** The part of the product that it is about, as its badge says. */
	public function area(): string {
		return __( 'Forms', 'atoll' );
	}

	/** Whether it asks the site over the web, which takes seconds where nothing answers. */
	public function asksSite(): bool {
		return false;
	}
}
