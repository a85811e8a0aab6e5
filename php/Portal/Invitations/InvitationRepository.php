<?php

declare( strict_types=1 );

namespace Atoll\Portal\Invitations;

use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\StorageFailed;

/** The table of invitations. No other class reads or writes it. */
final class InvitationRepository {

	/** @param \Closure(): int $clock Returns the time in seconds since the epoch. */
	public function __construct( private Queries $queries, private \Closure $clock ) {}

	/**
	 * Adds an invitation. Replaces an open one for the same application; without an application, the same person's.
	 *
	 * @param int $lifetime Seconds.
	 * @throws StorageFailed
	 */
	public function replace(
		string $tokenHash,
		string $email,
		string $firstName,
		int $entryId,
		int $by,
		int $lifetime
	): Invitation {
		$entryId > 0
			? $this->end( $entryId )
			: $this->queries->write(
				'DELETE FROM {atoll_invitations} WHERE email = %s AND entry_id = 0 AND used_at = 0',
				$email
			);
		$now = ( $this->clock )();
		$this->queries->write(
			'INSERT INTO {atoll_invitations} (token_hash, email, first_name, entry_id, invited_by, created_at, ends) VALUES (%s, %s, %s, %d, %d, %d, %d)',
			$tokenHash,
			$email,
			$firstName,
			$entryId,
			$by,
			$now,
			$now + $lifetime
		);
		return new Invitation( $this->queries->id(), $email, $firstName, $entryId, $now + $lifetime );
	}

	/**
	 * Deletes the open invitations for an application.
	 *
	 * @throws StorageFailed
	 */
	public function end( int $entryId ): void {
		$this->queries->write( 'DELETE FROM {atoll_invitations} WHERE entry_id = %d AND used_at = 0', $entryId );
	}

	/** Returns an invitation that is neither used nor expired. */
	public function open( string $tokenHash ): ?Invitation {
		$row = $this->queries->row(
			'SELECT * FROM {atoll_invitations} WHERE token_hash = %s AND used_at = 0 AND ends > %d',
			$tokenHash,
			( $this->clock )()
		);
		return null === $row ? null : Invitation::fromRow( $row );
	}

	/** Returns an invitation that was used. */
	public function used( string $tokenHash ): ?Invitation {
		$row = $this->queries->row(
			'SELECT * FROM {atoll_invitations} WHERE token_hash = %s AND used_at > 0',
			$tokenHash
		);
		return null === $row ? null : Invitation::fromRow( $row );
	}

	/**
	 * Locks all invitations of a mailbox until the transaction ends: if two for different applications are accepted at
	 * once, the second sees the account that the first has created.
	 *
	 * @throws StorageFailed
	 */
	public function lock( string $email ): void {
		$this->queries->write( 'UPDATE {atoll_invitations} SET email = email WHERE email = %s', $email );
	}

	/**
	 * Marks an invitation as used. Of several requests at once only one succeeds; the others wait for it to end.
	 *
	 * @throws StorageFailed
	 */
	public function use( int $id ): bool {
		$now = ( $this->clock )();
		return 1 === $this->queries->write(
			'UPDATE {atoll_invitations} SET used_at = %d WHERE id = %d AND used_at = 0 AND ends > %d',
			$now,
			$id,
			$now
		);
	}

	/** Returns the open invitation for an application. */
	public function openFor( int $entryId ): ?Invitation {
		$row = $this->queries->row(
			'SELECT * FROM {atoll_invitations} WHERE entry_id = %d AND used_at = 0 AND ends > %d ORDER BY id DESC',
			$entryId,
			( $this->clock )()
		);
		return null === $row ? null : Invitation::fromRow( $row );
	}

	/** @return list<Invitation> A person's invitations, newest first. */
	public function ofEmail( string $email ): array {
		$rows = $this->queries->rows(
			'SELECT * FROM {atoll_invitations} WHERE email = %s ORDER BY id DESC',
			strtolower( $email )
		);
		return array_map( Invitation::fromRow( ... ), $rows );
	}

	/**
	 * Deletes all invitations of a person.
	 *
	 * @return int Number of deleted invitations.
	 * @throws StorageFailed
	 */
	public function forget( string $email ): int {
		return $this->queries->write( 'DELETE FROM {atoll_invitations} WHERE email = %s', strtolower( $email ) );
	}

	/**
	 * Deletes expired invitations.
	 *
	 * @return int Number of deleted invitations.
	 * @throws StorageFailed
	 */
	public function deleteEnded(): int {
		return $this->queries->write( 'DELETE FROM {atoll_invitations} WHERE ends <= %d', ( $this->clock )() );
	}
}
