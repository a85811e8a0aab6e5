<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Tokens;

use Atoll\Forms\Captcha\CaptchaUsed;
use Atoll\Platform\Errors\StorageFailed;

/** Remembers which tokens have let a submission pass; each may do so once. */
final class UsedCaptchaTokens {

	/** Seconds, longer than any token lives. */
	private const LIFETIME = 3600;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private \wpdb $wpdb, private \Closure $clock ) {}

	public function has( string $identity ): bool {
		return null !== $this->wpdb->get_var(
			$this->wpdb->prepare( "SELECT token FROM {$this->table()} WHERE token = %s", $this->hash( $identity ) )
		);
	}

	/**
	 * @throws CaptchaUsed   When another submission has just used it.
	 * @throws StorageFailed When the database refuses for another reason.
	 */
	public function add( string $identity ): void {
		$inserted = $this->wpdb->query(
			$this->wpdb->prepare( "INSERT INTO {$this->table()} (token, ends) VALUES (%s, %d)", $this->hash( $identity ), ( $this->clock )() + self::LIFETIME )
		);
		if ( false === $inserted ) {
			$error = $this->wpdb->last_error;
			throw $this->has( $identity ) ? new CaptchaUsed() : new StorageFailed( 'captcha token: ' . $error );
		}
	}

	/** Costs one look into an index when nothing has expired. */
	public function deleteExpired(): void {
		$this->wpdb->query(
			$this->wpdb->prepare( "DELETE FROM {$this->table()} WHERE ends < %d", ( $this->clock )() )
		);
	}

	private function hash( string $identity ): string {
		return hash( 'sha256', $identity );
	}

	private function table(): string {
		return $this->wpdb->prefix . UsedCaptchaTokensTable::NAME;
	}
}
