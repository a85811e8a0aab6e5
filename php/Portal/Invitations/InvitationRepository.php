<?php

declare( strict_types=1 );

namespace Atoll\Portal\Invitations;

use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\StorageFailed;

/** The invitations table. Nothing else reads or writes it. */
final class InvitationRepository {

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private Queries $queries, private \Closure $clock ) {}

	/**
	 * Writes an invitation down, in place of an open one to the same application, or of the same person to none.
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
	 * Forgets the open ones to an application.
	 *
	 * @throws StorageFailed
	 */
	public function end( int $entryId ): void {
		$this->queries->write( 'DELETE FROM {atoll_invitations} WHERE entry_id = %d AND used_at = 0', $entryId );
	}

	/** One that is neither used nor ended. */
	public function open( string $tokenHash ): ?Invitation {
		$row = $this->queries->row(
			'SELECT * FROM {atoll_invitations} WHERE token_hash = %s AND used_at = 0 AND ends > %d',
			$tokenHash,
			( $this->clock )()
		);
		return null === $row ? null : Invitation::fromRow( $row );
	}

	/** One that was used. */
	public function used( string $tokenHash ): ?Invitation {
		$row = $this->queries->row(
			'SELECT * FROM {atoll_invitations} WHERE token_hash = %s AND used_at > 0',
			$tokenHash
		);
		return null === $row ? null : Invitation::fromRow( $row );
	}

	/**
	 * Lets nobody else take up an invitation of this mailbox until the transaction ends: of two to different
	 * applications, taken up at once, the second sees the account that the first has made.
	 *
	 * @throws StorageFailed
	 */
	public function lock( string $email ): void {
		$this->queries->write( 'UPDATE {atoll_invitations} SET email = email WHERE email = %s', $email );
	}

	/**
	 * Marks it as used; of several requests at once only one succeeds, and the others wait until it has ended.
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

	/** The open one to an application. */
	public function openFor( int $entryId ): ?Invitation {
		$row = $this->queries->row(
			'SELECT * FROM {atoll_invitations} WHERE entry_id = %d AND used_at = 0 AND ends > %d ORDER BY id DESC',
			$entryId,
			( $this->clock )()
		);
		return null === $row ? null : Invitation::fromRow( $row );
	}

	/** @return list<Invitation> Of a person, newest first. */
	public function ofEmail( string $email ): array {
		$rows = $this->queries->rows(
			'SELECT * FROM {atoll_invitations} WHERE email = %s ORDER BY id DESC',
			strtolower( $email )
		);
		return array_map( Invitation::fromRow( ... ), $rows );
	}

	/**
	 * Forgets all of a person.
	 *
	 * @return int How many.
	 * @throws StorageFailed
	 */
	public function forget( string $email ): int {
		return $this->queries->write( 'DELETE FROM {atoll_invitations} WHERE email = %s', strtolower( $email ) );
	}

	/**
	 * Forgets those that have ended.
	 *
	 * @return int How many.
	 * @throws StorageFailed
	 */
	public function deleteEnded(): int {
		return $this->queries->write( 'DELETE FROM {atoll_invitations} WHERE ends <= %d', ( $this->clock )() );
	}
}
