<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Storage;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Platform\Errors\StorageFailed;

/**
 * The forms table: public number, post, version and compiled definition.
 *
 * @phpstan-type Row array{post_id: int, version: int, definition: string, status: string, is_used: bool}
 */
final class FormRows {

	public function __construct( private \wpdb $wpdb ) {}

	/**
	 * A form's row, its post's status and whether an entry has this version, in one query.
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
	 * @throws ReadFailed When the database does not tell.
	 */
	public function findAll( array $numbers ): array {
		$placeholders = implode( ', ', array_fill( 0, count( $numbers ), '%d' ) );
		$versions     = $this->wpdb->prefix . FormVersionsTable::NAME;
		$rows         = $this->wpdb->get_results(
			$this->wpdb->prepare(
				"SELECT f.number, f.post_id, f.version, f.definition, p.post_status, v.is_used FROM {$this->table()} f
				INNER JOIN {$this->wpdb->posts} p ON p.ID = f.post_id AND p.post_type = %s
				LEFT JOIN {$versions} v ON v.number = f.number AND v.version = f.version
				WHERE f.number IN ({$placeholders})",
				FormPostType::NAME,
				...$numbers
			),
			ARRAY_A
		);
		$this->requireAnswer();
		$forms = array();
		foreach ( (array) $rows as $row ) {
			$forms[ (int) $row['number'] ] = $this->typed( $row );
		}
		return $forms;
	}

	/** Whether a form has this number, in whatever state. @throws ReadFailed When the database does not tell. */
	public function isTaken( int $number ): bool {
		$taken = null !== $this->wpdb->get_var(
			$this->wpdb->prepare( "SELECT post_id FROM {$this->table()} WHERE number = %d", $number )
		);
		$this->requireAnswer();
		return $taken;
	}

	/**
	 * The post's number; a post that has none gets the next one, also when two processes ask at once.
	 *
	 * @param int $preferred The number that it gets if that is free; 0 for any.
	 */
	public function claim( int $postId, int $preferred = 0 ): int {
		$number = $this->numberOf( $postId );
		if ( 0 === $number ) {
			$suppressed = $this->wpdb->suppress_errors();
			if ( $preferred > 0 && 1 === $this->wpdb->query( $this->wpdb->prepare( "INSERT INTO {$this->table()} (number, post_id, version, definition) VALUES (%d, %d, 0, '')", $preferred, $postId ) ) ) {
				$this->wpdb->suppress_errors( $suppressed );
				return $preferred;
			}
			$this->wpdb->query( $this->wpdb->prepare( "INSERT INTO {$this->table()} (post_id, version, definition) VALUES (%d, 0, '')", $postId ) );
			$this->wpdb->suppress_errors( $suppressed );
			$number = $this->numberOf( $postId );
		}
		return $number > 0
			? $number
			: throw new StorageFailed( "number for form post {$postId}: {$this->wpdb->last_error}" );
	}

	/** @return int 0 also where the database does not tell: lists and screens still show. */
	public function numberOf( int $postId ): int {
		return (int) $this->wpdb->get_var(
			$this->wpdb->prepare( "SELECT number FROM {$this->table()} WHERE post_id = %d", $postId )
		);
	}

	/** @throws ReadFailed When the database does not tell: the next version would get the number of an earlier one. */
	public function version( int $number ): int {
		$version = (int) $this->wpdb->get_var(
			$this->wpdb->prepare( "SELECT version FROM {$this->table()} WHERE number = %d", $number )
		);
		$this->requireAnswer();
		return $version;
	}

	/**
	 * Keeps the stored version if that is a later one, as when two are saved at once.
	 *
	 * @param array<string, mixed> $definition
	 */
	public function save( int $number, int $version, array $definition ): void {
		$suppressed = $this->wpdb->suppress_errors();
		$updated    = $this->wpdb->query(
			$this->wpdb->prepare(
				"UPDATE {$this->table()} SET version = %d, definition = %s WHERE number = %d AND version <= %d",
				$version,
				(string) wp_json_encode( $definition, JSON_UNESCAPED_SLASHES ),
				$number,
				$version
			)
		);
		$this->wpdb->suppress_errors( $suppressed );
		if ( false === $updated ) {
			throw new StorageFailed( "save form {$number}: {$this->wpdb->last_error}" );
		}
	}

	public function delete( int $postId ): void {
		$this->wpdb->query( $this->wpdb->prepare( "DELETE FROM {$this->table()} WHERE post_id = %d", $postId ) );
	}

	/**
	 * @param array<array-key, mixed> $row
	 * @return Row
	 */
	private function typed( array $row ): array {
		$data = new JsonData( $row );
		return array(
			'post_id'    => (int) $data->string( 'post_id' ),
			'version'    => (int) $data->string( 'version' ),
			'definition' => $data->string( 'definition' ),
			'status'     => $data->string( 'post_status' ),
			'is_used'    => '1' === $data->string( 'is_used' ),
		);
	}

	/** @throws ReadFailed When the last query failed. */
	private function requireAnswer(): void {
		if ( '' !== $this->wpdb->last_error ) {
			throw new ReadFailed( "forms: {$this->wpdb->last_error}" );
		}
	}

	private function table(): string {
		return $this->wpdb->prefix . FormTable::NAME;
	}
}
