<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Storage;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Drafts\DraftRequest;
use Atoll\Platform\Access\Encryption\TextEncryption;
use Atoll\Platform\Database\Queries;

/**
 * The drafts table. Only {@see EndedDrafts} reads and writes it too. A draft that has ended is not there, whether it
 * was deleted yet or not.
 */
final class DraftRepository {

	/** 30 days from the last save (spec 9), in seconds. */
	public const LIFETIME = 2592000;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private Queries $queries, private \Closure $clock ) {}

	public function find( int $formNumber, string $tokenHash ): ?DraftRow {
		return $this->select( 'token_hash = %s AND form_number = %d', $tokenHash, $formNumber )[0] ?? null;
	}

	/** Whether another draft of the form is the same filling, also one that has ended. */
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
	 * True when the stored draft still had `$draft->version`; the version is then raised. The owner does not change.
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
	 * Stores it as another filling, where the stored draft still has `$draft->version`, which stays.
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
	 * Sets a draft's owner, or stores its token anew for the owner that it has.
	 *
	 * @return bool False when it is somebody else's, or gone.
	 */
	public function setOwner( int $id, int $user, string $sealedToken ): bool {
		$this->queries->write(
			'UPDATE {atoll_drafts} SET user_id = %d, sealed_token = %s WHERE id = %d AND user_id IN (0, %d)',
			$user,
			$sealedToken,
			$id,
			$user
		);
		return null !== $this->findOwn( $id, $user ); // MySQL reports no changed row when the values stay the same.
	}

	public function findOwn( int $id, int $user ): ?DraftRow {
		return $this->select( 'id = %d AND user_id = %d AND user_id > 0', $id, $user )[0] ?? null;
	}

	/** @return list<DraftRow> The one saved last comes first. */
	public function ofUser( int $user, int $limit, int $offset = 0 ): array {
		return $this->select(
			'user_id = %d AND user_id > 0 ORDER BY date_saved DESC, id DESC LIMIT %d OFFSET %d',
			$user,
			$limit,
			$offset
		);
	}

	/**
	 * A user's drafts, and those without an owner into which an address was typed.
	 *
	 * @param list<string> $emailHashes Of the address, by {@see TextEncryption::emailHashes()}.
	 * @param bool         $areEndedToo Whether also those that have ended and are not deleted yet.
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

	/** @return array{count: int, bytes: int} Of all rows, also those that have ended and are not deleted yet. */
	public function total(): array {
		$row = new JsonData( (array) $this->queries->row( 'SELECT COUNT(*) AS drafts, COALESCE(SUM(LENGTH(content) + LENGTH(emails) + LENGTH(source_url)), 0) AS bytes FROM {atoll_drafts}' ) );
		return array( 'count' => (int) $row->string( 'drafts' ), 'bytes' => (int) $row->string( 'bytes' ) );
	}

	/** Counts one more mail of the draft; false when it has sent `$limit`. */
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

	/** @return bool Whether it still had the version that the row has; else it stays. */
	public function deleteVersion( DraftRow $draft ): bool {
		return 1 === $this->queries->write(
			'DELETE FROM {atoll_drafts} WHERE id = %d AND version = %d',
			$draft->id,
			$draft->version
		);
	}

	/**
	 * Deletes the draft of a token as a client has seen it, also one that has ended. The statement itself compares
	 * versions, since a save may be committed at the same moment. It names the tab only where the table has that
	 * already, so that forms are sent during an update too.
	 *
	 * @return int|null Its id; null when there is none, or it was saved since.
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
	 * What was saved at this time or before has ended.
	 *
	 * @param int $now Seconds since the epoch.
	 */
	public static function cutoff( int $now ): string {
		return gmdate( 'Y-m-d H:i:s', $now - self::LIFETIME );
	}

	/**
	 * Those that have not ended.
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
