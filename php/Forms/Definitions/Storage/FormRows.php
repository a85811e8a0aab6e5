<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Storage;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Platform\Errors\StorageFailed;

/**
 * Reads and writes the table of forms: public number, post, version and compiled definition.
 *
 * @phpstan-type Row array{
 *     post_id: int, version: int, definition: string, status: string, has_password: bool, is_used: bool
 * }
 */
final class FormRows {

	public function __construct( private Queries $queries ) {}

	/**
	 * Returns a form's row, its post's status, whether the post has a password, and whether an entry has this version.
	 *
	 * @return Row|null
	 * @throws ReadFailed
	 */
	public function find( int $number ): ?array {
		return $this->findAll( array( $number ) )[ $number ] ?? null;
	}

	/**
	 * Returns the same for several forms, in one query.
	 *
	 * @param non-empty-list<int> $numbers
	 * @return array<int, Row> By number; forms that do not exist are left out.
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
	 * Returns the post's number. A post without one gets the next, the same for two processes that ask at once.
	 *
	 * @param int $preferred Number to give to the post if it is free; 0 for any.
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

	/** @return int The post's number; 0 if it has none. @throws ReadFailed */
	public function numberOf( int $postId ): int {
		return (int) $this->queries->value( 'SELECT number FROM {atoll_forms} WHERE post_id = %d', $postId );
	}

	/** @throws ReadFailed */
	public function version( int $number ): int {
		return (int) $this->queries->value( 'SELECT version FROM {atoll_forms} WHERE number = %d', $number );
	}

	/**
	 * Saves a version, unless a later one is stored already because the form was saved twice at the same time.
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

	/** Gives a number to the post; false if another form has it, or another process has just given the post one. */
	private function isGiven( int $number, int $postId ): bool {
		try {
			$this->queries->insert( FormTable::NAME, array( 'number' => $number ) + self::emptyRow( $postId ) );
			return true;
		} catch ( StorageFailed ) {
			return false;
		}
	}

	/** Returns the next number, or the one that another process has given the post in the meantime. */
	private function give( int $postId ): int {
		try {
			return $this->queries->insert( FormTable::NAME, self::emptyRow( $postId ) );
		} catch ( StorageFailed $failure ) {
			$number = $this->numberOf( $postId );
			return $number > 0 ? $number : throw $failure;
		}
	}

	/** @return array{post_id: int, version: int, definition: string} Columns for a form that is not compiled yet. */
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
