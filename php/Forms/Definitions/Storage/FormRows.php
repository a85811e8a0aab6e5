<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Storage;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Platform\Errors\StorageFailed;

/**
 * The forms table: public number, post, version and compiled definition.
 *
 * @phpstan-type Row array{
 *     post_id: int, version: int, definition: string, status: string, has_password: bool, is_used: bool
 * }
 */
final class FormRows {

	public function __construct( private Queries $queries ) {}

	/**
	 * A form's row, its post's status, and whether that has a password and an entry has this version, in one query.
	 *
	 * @return Row|null
	 * @throws ReadFailed
	 */
	public function find( int $number ): ?array {
		return $this->findAll( array( $number ) )[ $number ] ?? null;
	}

	/**
	 * The same of several forms, in one query.
	 *
	 * @param non-empty-list<int> $numbers
	 * @return array<int, Row> By number; forms that are gone are not in it.
	 * @throws ReadFailed
	 */
	public function findAll( array $numbers ): array {
		$rows  = $this->queries->rows(
			"SELECT f.number, f.post_id, f.version, f.definition, p.post_status, p.post_password <> '' has_password,
				v.is_used FROM {atoll_forms} f
			INNER JOIN {posts} p ON p.ID = f.post_id AND p.post_type = %s
			LEFT JOIN {atoll_form_versions} v ON v.number = f.number AND v.version = f.version
			WHERE f.number IN (%d)",
			FormPostType::NAME,
			$numbers
		);
		$forms = array();
		foreach ( $rows as $row ) {
			$forms[ (int) $row['number'] ] = $this->typed( $row );
		}
		return $forms;
	}

	/** Whether a form has this number, in whatever state. @throws ReadFailed */
	public function isTaken( int $number ): bool {
		return null !== $this->queries->value( 'SELECT post_id FROM {atoll_forms} WHERE number = %d', $number );
	}

	/**
	 * The post's number; a post that has none gets the next one, also when two processes ask at once.
	 *
	 * @param int $preferred The number that it gets if that is free; 0 for any.
	 * @throws StorageFailed
	 */
	public function claim( int $postId, int $preferred = 0 ): int {
		$number = $this->numberOf( $postId );
		return match ( true ) {
			$number > 0 => $number,
			$preferred > 0 && $this->isGiven( $preferred, $postId ) => $preferred,
			default => $this->give( $postId ),
		};
	}

	/** @return int 0 for a post that has none. @throws ReadFailed */
	public function numberOf( int $postId ): int {
		return (int) $this->queries->value( 'SELECT number FROM {atoll_forms} WHERE post_id = %d', $postId );
	}

	/** @throws ReadFailed */
	public function version( int $number ): int {
		return (int) $this->queries->value( 'SELECT version FROM {atoll_forms} WHERE number = %d', $number );
	}

	/**
	 * Keeps the stored version if that is a later one, as when two are saved at once.
	 *
	 * @param array<string, mixed> $definition
	 * @throws StorageFailed
	 */
	public function save( int $number, int $version, array $definition ): void {
		$this->queries->write(
			'UPDATE {atoll_forms} SET version = %d, definition = %s WHERE number = %d AND version <= %d',
			$version,
			(string) wp_json_encode( $definition, JSON_UNESCAPED_SLASHES ),
			$number,
			$version
		);
	}

	/** @throws StorageFailed */
	public function delete( int $number ): void {
		$this->queries->write( 'DELETE FROM {atoll_forms} WHERE number = %d', $number );
	}

	/** Whether the post has the number now: another form, or another process for this one, may have been first. */
	private function isGiven( int $number, int $postId ): bool {
		try {
			$this->queries->insert( FormTable::NAME, array( 'number' => $number ) + self::emptyRow( $postId ) );
			return true;
		} catch ( StorageFailed ) {
			return false;
		}
	}

	/** The next number, or the one that another process has given the post meanwhile. */
	private function give( int $postId ): int {
		try {
			return $this->queries->insert( FormTable::NAME, self::emptyRow( $postId ) );
		} catch ( StorageFailed $failure ) {
			$number = $this->numberOf( $postId );
			return $number > 0 ? $number : throw $failure;
		}
	}

	/** @return array{post_id: int, version: int, definition: string} Of a form that is not compiled yet. */
	private static function emptyRow( int $postId ): array {
		return array( 'post_id' => $postId, 'version' => 0, 'definition' => '' );
	}

	/**
	 * @param array<array-key, mixed> $row
	 * @return Row
	 */
	private function typed( array $row ): array {
		$data = new JsonData( $row );
		return array(
			'post_id'      => (int) $data->string( 'post_id' ),
			'version'      => (int) $data->string( 'version' ),
			'definition'   => $data->string( 'definition' ),
			'status'       => $data->string( 'post_status' ),
			'has_password' => '1' === $data->string( 'has_password' ),
			'is_used'      => '1' === $data->string( 'is_used' ),
		);
	}
}
