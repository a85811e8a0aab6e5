<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Storage;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Drafts\DraftRequest;
use Atoll\Platform\Access\Encryption\TextEncryption;
use Atoll\Platform\Database\Queries;

/**
 * Reads and writes the drafts table, as only {@see EndedDrafts} does besides. Expired drafts are not found, even if
 * they are not deleted yet.
 */
final class DraftRepository {

	/** 30 days after the last save (spec 9), in seconds. */
	public const LIFETIME = 2592000;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private Queries $queries, private \Closure $clock ) {}

	public function find( int $formNumber, string $tokenHash ): ?DraftRow {
		return $this->select( 'token_hash = %s AND form_number = %d', $tokenHash, $formNumber )[0] ?? null;
	}

	/** Whether another draft of the form, even an expired one, belongs to the same form visit. */
	public function isFillingOfOther( int $formNumber, string $uniqueHash, int $id ): bool {
		return null !== $this->queries->value(
			'SELECT id FROM {atoll_drafts} WHERE unique_hash = %s AND form_number = %d AND id <> %d LIMIT 1',
			$uniqueHash,
			$formNumber,
			$id
		);
	}

	/** @return int The new draft's id. */
	public function insert( DraftRow $draft ): int {
		$this->queries->write(
			'INSERT INTO {atoll_drafts} (token_hash, form_number, form_version, page, key_id, content, emails, user_id, sealed_token, source_url, unique_hash, tab_hash, tab_version, date_created, date_saved) VALUES (%s, %d, %d, %d, %s, %s, %s, %d, %s, %s, %s, %s, %d, %s, %s)',
			$draft->tokenHash,
			$draft->formNumber,
			$draft->formVersion,
			$draft->page,
			$draft->keyId,
			$draft->content,
			$draft->emails,
			$draft->userId,
			$draft->sealedToken,
			$draft->sourceUrl,
			$draft->uniqueHash,
			$draft->tabHash,
			$draft->tabVersion,
			$this->now(),
			$this->now()
		);
		return $this->queries->id();
	}

	/**
	 * Returns true if the stored draft still had `$draft->version`, which is then incremented. The owner does not
	 * change.
	 */
	public function update( DraftRow $draft ): bool {
		return 1 === $this->queries->write(
			'UPDATE {atoll_drafts} SET version = version + 1, form_version = %d, page = %d, key_id = %s, content = %s, emails = %s, source_url = %s, unique_hash = %s, tab_hash = %s, tab_version = %d, date_saved = %s WHERE id = %d AND version = %d',
			$draft->formVersion,
			$draft->page,
			$draft->keyId,
			$draft->content,
			$draft->emails,
			$draft->sourceUrl,
			$draft->uniqueHash,
			$draft->tabHash,
			$draft->tabVersion,
			$this->now(),
			$draft->id,
			$draft->version
		);
	}

	/**
	 * Stores the draft under another form visit if it still has `$draft->version`, which does not change.
	 *
	 * @return bool Whether it had.
	 */
	public function updateFilling( DraftRow $draft ): bool {
		return 1 === $this->queries->write(
			'UPDATE {atoll_drafts} SET key_id = %s, content = %s, unique_hash = %s WHERE id = %d AND version = %d',
			$draft->keyId,
			$draft->content,
			$draft->uniqueHash,
			$draft->id,
			$draft->version
		);
	}

	/**
	 * Sets a draft's owner, or stores a new encrypted token for the current owner.
	 *
	 * @return bool False if the draft has another owner, or no longer exists.
	 */
	public function setOwner( int $id, int $user, string $sealedToken ): bool {
		$this->queries->write(
			'UPDATE {atoll_drafts} SET user_id = %d, sealed_token = %s WHERE id = %d AND user_id IN (0, %d)',
			$user,
			$sealedToken,
			$id,
			$user
		);
		return null !== $this->findOwn( $id, $user ); // MySQL reports no changed row if the values stay the same.
	}

	public function findOwn( int $id, int $user ): ?DraftRow {
		return $this->select( 'id = %d AND user_id = %d AND user_id > 0', $id, $user )[0] ?? null;
	}

	/** @return list<DraftRow> The most recently saved first. */
	public function ofUser( int $user, int $limit, int $offset = 0 ): array {
		return $this->select(
			'user_id = %d AND user_id > 0 ORDER BY date_saved DESC, id DESC LIMIT %d OFFSET %d',
			$user,
			$limit,
			$offset
		);
	}

	/**
	 * Returns a user's drafts, and those without an owner into which an email address was typed.
	 *
	 * @param list<string> $emailHashes Hashes of the address, by {@see TextEncryption::emailHashes()}.
	 * @param bool         $areEndedToo Whether to include expired drafts that are not deleted yet.
	 * @return list<DraftRow>
	 */
	public function ofPerson( array $emailHashes, int $user, bool $areEndedToo = false ): array {
		$likeSql = implode( ' OR ', array_fill( 0, count( $emailHashes ), 'emails LIKE %s' ) );
		$likes   = array_map( $this->queries->like( ... ), $emailHashes );
		return $this->savedAfter(
			$areEndedToo ? self::cutoff( 0 ) : self::cutoff( ( $this->clock )() ),
			'( ( user_id = %d AND user_id > 0 )' . ( '' === $likeSql ? '' : " OR ( user_id = 0 AND ( {$likeSql} ) )" )
				. ' ) ORDER BY id',
			$user,
			...$likes
		);
	}

	public function countOfUser( int $user ): int {
		return (int) $this->queries->value(
			'SELECT COUNT(*) FROM {atoll_drafts} WHERE date_saved > %s AND user_id = %d AND user_id > 0',
			self::cutoff( ( $this->clock )() ),
			$user
		);
	}

	/** @return array{count: int, bytes: int} Of all rows, including expired drafts that are not deleted yet. */
	public function total(): array {
		$row = new JsonData( (array) $this->queries->row( 'SELECT COUNT(*) AS drafts, COALESCE(SUM(LENGTH(content) + LENGTH(emails) + LENGTH(source_url)), 0) AS bytes FROM {atoll_drafts}' ) );
		return array( 'count' => (int) $row->string( 'drafts' ), 'bytes' => (int) $row->string( 'bytes' ) );
	}

	/** Counts another email with the draft's link; false if `$limit` is reached. */
	public function countLink( int $id, int $limit ): bool {
		return 1 === $this->queries->write(
			'UPDATE {atoll_drafts} SET links = links + 1 WHERE id = %d AND links < %d',
			$id,
			$limit
		);
	}

	public function delete( int $id ): void {
		$this->queries->write( 'DELETE FROM {atoll_drafts} WHERE id = %d', $id );
	}

	/** @return bool Whether the draft still had this version; otherwise it is kept. */
	public function deleteVersion( DraftRow $draft ): bool {
		return 1 === $this->queries->write(
			'DELETE FROM {atoll_drafts} WHERE id = %d AND version = %d',
			$draft->id,
			$draft->version
		);
	}

	/**
	 * Deletes a token's draft, even if expired, in the version that a client has seen. The statement itself compares
	 * versions, since a save may be committed at the same time. It mentions the tab only if the table has that column
	 * already, so that forms can be sent during an update.
	 *
	 * @return int|null The draft's id; null if there is none, or it was saved since.
	 */
	public function deleteSeen( int $formNumber, string $tokenHash, DraftRequest $request ): ?int {
		$row = $this->queries->row(
			'SELECT * FROM {atoll_drafts} WHERE token_hash = %s AND form_number = %d',
			$tokenHash,
			$formNumber
		);
		if ( null === $row ) {
			return null;
		}
		$id      = (int) $row['id'];
		$seen    = $request->version ?? PHP_INT_MAX;
		$deleted = '' !== $request->tab && isset( $row['tab_hash'], $row['tab_version'] )
			? $this->queries->write(
				'DELETE FROM {atoll_drafts} WHERE id = %d AND (version <= %d OR (tab_hash = %s AND tab_version <= %d))',
				$id,
				$seen,
				$request->tabHash(),
				( $request->version ?? 0 ) + 1
			)
			: $this->queries->write( 'DELETE FROM {atoll_drafts} WHERE id = %d AND version <= %d', $id, $seen );
		return 1 === $deleted ? $id : null;
	}

	/**
	 * Returns the latest date of saving at which a draft has expired by now.
	 *
	 * @param int $now Seconds since the epoch.
	 */
	public static function cutoff( int $now ): string {
		return gmdate( 'Y-m-d H:i:s', $now - self::LIFETIME );
	}

	/**
	 * Returns drafts that have not expired.
	 *
	 * @param literal-string $condition
	 * @return list<DraftRow>
	 */
	private function select( string $condition, int|string ...$values ): array {
		return $this->savedAfter( self::cutoff( ( $this->clock )() ), $condition, ...$values );
	}

	/**
	 * @param literal-string $condition
	 * @return list<DraftRow>
	 */
	private function savedAfter( string $date, string $condition, int|string ...$values ): array {
		$rows = $this->queries->rows( "SELECT * FROM {atoll_drafts} WHERE date_saved > %s AND {$condition}", $date, ...$values );
		return array_map( DraftRow::fromRow( ... ), $rows );
	}

	private function now(): string {
		return gmdate( 'Y-m-d H:i:s', ( $this->clock )() );
	}
}
