<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor;

use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\StorageFailed;

/** A user's two-step login: whether it is on, and the codes it accepts. {@see CodeCheck} limits the attempts. */
final class TwoFactor {

	/** Attempts to save while other requests use codes of the same user. */
	private const MAX_ATTEMPTS = 5;

	/** @param \Closure(): int $clock Returns the time in seconds since the epoch. */
	public function __construct(
		private TwoFactorRepository $repository,
		private SeedEncryption $seeds,
		private \Closure $clock
	) {}

	public function find( int $user ): ?TwoFactorRecord {
		return $this->repository->find( $user );
	}

	public function isOn( int $user ): bool {
		return null !== $this->repository->find( $user );
	}

	/**
	 * @param string $seed Seed as it was shown.
	 * @param int    $step Time step of the code that proves that the app has the seed; this uses the code up.
	 * @return list<string>|null The recovery codes, to be shown once; null if it was already on.
	 */
	public function switchOn( int $user, string $seed, int $step ): ?array {
		$codes  = RecoveryCodes::make();
		$record = new TwoFactorRecord(
			$this->seal( $seed, $user ),
			$step,
			$this->hashes( $codes, $user ),
			( $this->clock )()
		);
		return $this->repository->add( $user, $record ) ? $codes : null;
	}

	/** @return bool Whether it was on. */
	public function switchOff( int $user ): bool {
		return $this->repository->remove( $user );
	}

	/**
	 * Uses up a code from the app, or a recovery code.
	 *
	 * @param string $login The login that the code completes, which only one browser knows; empty for none.
	 * @return bool Whether the code is right, or is the last one used and completed the same login.
	 */
	public function useCode( int $user, string $typed, string $login = '' ): bool {
		$use = '' === $login ? '' : hash( 'sha256', "{$login}\n{$typed}" );
		return $this->change(
			$user,
			fn( TwoFactorRecord $record ) => $this->withoutCode( $record, $user, $typed )?->withLastUse( $use )
		) || ( '' !== $use && hash_equals( $this->find( $user )->lastUse ?? '', $use ) );
	}

	/** @return list<string>|null New recovery codes, to be shown once; the old ones stop working. Null if it is off. */
	public function renewCodes( int $user ): ?array {
		$codes  = RecoveryCodes::make();
		$hashes = $this->hashes( $codes, $user );
		$change = static fn( TwoFactorRecord $record ) => $record->withCodes( $hashes );
		return $this->change( $user, $change ) ? $codes : null;
	}

	/** Returns the record after the code was used; null if the code is wrong. */
	private function withoutCode( TwoFactorRecord $record, int $user, string $typed ): ?TwoFactorRecord {
		$digits = (string) preg_replace( '/\s/', '', $typed );
		if ( 1 === preg_match( '/^\d{' . Totp::DIGITS . '}$/D', $digits ) ) {
			$seed = $this->open( $record, $user );
			$step = null === $seed ? null : Totp::step( $seed, $digits, ( $this->clock )(), $record->step );
			return null === $seed || null === $step
				? null
				: $record->withStep( $step )->withSeed( $this->seal( $seed, $user ) );
		}
		$hash = RecoveryCodes::hash( $typed, $user );
		$left = array_values(
			array_filter( $record->codes, static fn( string $code ): bool => ! hash_equals( $code, $hash ) )
		);
		return count( $left ) < count( $record->codes ) ? $record->withCodes( $left ) : null;
	}

	/**
	 * @param \Closure(TwoFactorRecord): ?TwoFactorRecord $change
	 * @throws StorageFailed
	 */
	private function change( int $user, \Closure $change ): bool {
		for ( $attempt = 0; $attempt < self::MAX_ATTEMPTS; $attempt++ ) {
			$before = $this->repository->find( $user );
			$after  = null === $before ? null : $change( $before );
			if ( null === $before || null === $after ) {
				return false;
			}
			if ( $this->repository->replace( $user, $before, $after ) ) {
				return true;
			}
		}
		throw new StorageFailed( "two-step login of user {$user}: changed too often at once" );
	}

	private function open( TwoFactorRecord $record, int $user ): ?string {
		$seed = $this->seeds->open( $record->seed, $this->context( $user ) );
		if ( null === $seed ) {
			( new ErrorLog() )->note(
				"the two-step login of user {$user} cannot be opened: it was changed, or its key is not among the site's (ATOLL_DRAFTS_KEY, ATOLL_DRAFTS_OLD_KEYS). Their recovery codes still work."
			);
		}
		return $seed;
	}

	private function seal( string $seed, int $user ): string {
		return $this->seeds->seal( $seed, $this->context( $user ) );
	}

	private function context( int $user ): string {
		return "two-step login of {$user}";
	}

	/**
	 * @param list<string> $codes
	 * @return list<string>
	 */
	private function hashes( array $codes, int $user ): array {
		return array_map( static fn( string $code ): string => RecoveryCodes::hash( $code, $user ), $codes );
	}
}
