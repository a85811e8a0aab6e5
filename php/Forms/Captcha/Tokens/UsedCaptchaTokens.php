<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Tokens;

use Atoll\Forms\Captcha\CaptchaUsed;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Platform\Errors\StorageFailed;

/** Used captcha tokens; each is valid for a single submission. */
final class UsedCaptchaTokens {

	/** Seconds, longer than any token is valid. */
	private const LIFETIME = 3600;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private Queries $queries, private \Closure $clock ) {}

	/** @throws ReadFailed */
	public function has( string $identity ): bool {
		return null !== $this->queries->value(
			'SELECT token FROM {atoll_captcha_tokens} WHERE token = %s', $this->hash( $identity )
		);
	}

	/**
	 * @throws CaptchaUsed   When another submission has just used the token.
	 * @throws StorageFailed When the database fails for another reason.
	 */
	public function add( string $identity ): void {
		try {
			$this->queries->insert(
				UsedCaptchaTokensTable::NAME,
				array( 'token' => $this->hash( $identity ), 'ends' => ( $this->clock )() + self::LIFETIME )
			);
		} catch ( StorageFailed $failed ) {
			throw $this->has( $identity ) ? new CaptchaUsed() : $failed;
		}
	}

	/**
	 * Costs a single index lookup if nothing has expired.
	 *
	 * @throws StorageFailed
	 */
	public function deleteExpired(): void {
		$this->queries->write( 'DELETE FROM {atoll_captcha_tokens} WHERE ends < %d', ( $this->clock )() );
	}

	private function hash( string $identity ): string {
		return hash( 'sha256', $identity );
	}
}
