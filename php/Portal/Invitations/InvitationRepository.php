<?php

declare( strict_types=1 );

namespace Atoll\Portal\Invitations;

use Atoll\Platform\Errors\StorageFailed;

/** The invitations table. Nothing else reads or writes it. */
final class InvitationRepository {

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private \wpdb $wpdb, private \Closure $clock ) {}

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
		$entryId > 0 ? $this->end( $entryId ) : $this->must( $this->wpdb->prepare( "DELETE FROM {$this->table()} WHERE email = %s AND entry_id = 0 AND used_at = 0", $email ) );
		$now = ( $this->clock )();
		$this->must(
			$this->wpdb->prepare(
				"INSERT INTO {$this->table()} (token_hash, email, first_name, entry_id, invited_by, created_at, ends) VALUES (%s, %s, %s, %d, %d, %d, %d)",
				$tokenHash,
				$email,
				$firstName,
				$entryId,
				$by,
				$now,
				$now + $lifetime
			)
		);
		return new Invitation( $this->wpdb->insert_id, $email, $firstName, $entryId, $by, $now + $lifetime );
	}

	/**
	 * Forgets the open ones to an application.
	 *
	 * @throws StorageFailed
	 */
	public function end( int $entryId ): void {
		$this->must( $this->wpdb->prepare( "DELETE FROM {$this->table()} WHERE entry_id = %d AND used_at = 0", $entryId ) );
	}

	/** One that is neither used nor ended. */
	public function open( string $tokenHash ): ?Invitation {
		$row = $this->wpdb->get_row(
			$this->wpdb->prepare( "SELECT * FROM {$this->table()} WHERE token_hash = %s AND used_at = 0 AND ends > %d", $tokenHash, ( $this->clock )() ),
			ARRAY_A
		);
		return is_array( $row ) ? Invitation::fromRow( $row ) : null;
	}

	/**
	 * Lets nobody else take up an invitation of this mailbox until the transaction ends: of two to different
	 * applications, taken up at once, the second sees the account that the first has made.
	 *
	 * @throws StorageFailed
	 */
	public function hold( string $email ): void {
		$this->must( $this->wpdb->prepare( "UPDATE {$this->table()} SET email = email WHERE email = %s", $email ) );
	}

	/**
	 * Marks it as used; of several at once only one succeeds, and the others wait for what comes of it.
	 *
	 * @throws StorageFailed
	 */
	public function use( int $id ): bool {
		$now = ( $this->clock )();
		return 1 === $this->must( $this->wpdb->prepare( "UPDATE {$this->table()} SET used_at = %d WHERE id = %d AND used_at = 0 AND ends > %d", $now, $id, $now ) );
	}

	/** The open one to an application. */
	public function openFor( int $entryId ): ?Invitation {
		$row = $this->wpdb->get_row(
			$this->wpdb->prepare( "SELECT * FROM {$this->table()} WHERE entry_id = %d AND used_at = 0 AND ends > %d ORDER BY id DESC", $entryId, ( $this->clock )() ),
			ARRAY_A
		);
		return is_array( $row ) ? Invitation::fromRow( $row ) : null;
	}

	/** @return list<Invitation> Of a person, newest first. */
	public function ofEmail( string $email ): array {
		$rows = $this->wpdb->get_results( $this->wpdb->prepare( "SELECT * FROM {$this->table()} WHERE email = %s ORDER BY id DESC", strtolower( $email ) ), ARRAY_A );
		return array_map( Invitation::fromRow( ... ), (array) $rows );
	}

	/**
	 * Forgets all of a person.
	 *
	 * @return int How many.
	 * @throws StorageFailed
	 */
	public function forget( string $email ): int {
		return $this->must(
			$this->wpdb->prepare( "DELETE FROM {$this->table()} WHERE email = %s", strtolower( $email ) )
		);
	}

	/**
	 * Forgets those that have ended.
	 *
	 * @return int How many.
	 * @throws StorageFailed
	 */
	public function deleteEnded(): int {
		return $this->must(
			$this->wpdb->prepare( "DELETE FROM {$this->table()} WHERE ends <= %d", ( $this->clock )() )
		);
	}

	private function must( string $sql ): int {
		$done = $this->wpdb->query( $sql ); // Prepared by the caller.
		return is_int( $done ) ? $done : throw new StorageFailed( 'invitations: ' . $this->wpdb->last_error );
	}

	private function table(): string {
		return $this->wpdb->prefix . InvitationsTable::NAME;
	}
}
