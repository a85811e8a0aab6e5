<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Storage;

use Atoll\Engine\Definition\Form;
use Atoll\Platform\Errors\ReadFailed;

/**
 * Forms by their public number, each read once in a request. What has `OrNull`, `OrZero` or `OrCurrent` in its name
 * answers that also where the database does not tell, so that the page or screen around a form still shows (ADR 0042).
 *
 * @phpstan-import-type Row from FormRows
 */
final class FormRepository {

	/** @var array<string, array<string, StoredForm|null>> By {@see key()} and locale; null if not there. */
	private array $cache = array();

	/** @param \Closure(): FormLists $lists Made when many are asked for: most requests read one. */
	public function __construct(
		private FormRows $rows,
		private FormVersions $versions,
		private FormDefinitions $definitions,
		private \Closure $lists,
	) {}

	/** The form if visitors may fill it in: it is published and its definition can be used. @throws ReadFailed */
	public function find( int $number ): ?Form {
		return $this->findAny( $number )?->whenOpen();
	}

	public function findOrNull( int $number ): ?Form {
		return $this->findAnyOrNull( $number )?->whenOpen();
	}

	/**
	 * The form in any state: draft, closed, in the trash, or with a definition that cannot be used.
	 *
	 * @phpstan-impure
	 * @throws ReadFailed
	 */
	public function findAny( int $number ): ?StoredForm {
		$row = $this->isRead( $number ) ? null : $this->rows->find( $number );
		return null === $row
			? $this->cache[ $this->key( $number ) ][ get_locale() ] ?? null
			: $this->remember( $number, $row );
	}

	/** @phpstan-impure */
	public function findAnyOrNull( int $number ): ?StoredForm {
		try {
			return $this->findAny( $number );
		} catch ( ReadFailed ) {
			return null;
		}
	}

	/** The form in any state; one that is gone as it was last. @throws ReadFailed */
	public function findLast( int $number ): ?Form {
		return $this->findAny( $number )->form ?? $this->versions->latest( $number );
	}

	/**
	 * The form as an entry was sent with: what its answers are shown and validated by. A version that was not kept or
	 * cannot be read any more (what it asks for is gone, or another site's plugin wrote it) cannot be compiled again,
	 * since its source is gone: the current form takes its place.
	 *
	 * @return Form|null Null when neither is there. A version stays though its form was deleted.
	 */
	public function findVersionOrCurrent( int $number, int $version ): ?Form {
		$current = $this->findAnyOrNull( $number )?->form;
		try {
			return $version < 1 || $version === $current?->version()
				? $current
				: $this->versions->find( $number, $version ) ?? $current;
		} catch ( ReadFailed ) {
			return $current;
		}
	}

	/**
	 * Reads several forms at once, for lists: finding them afterwards needs no query.
	 *
	 * @param list<int> $numbers
	 */
	public function preload( array $numbers ): void {
		$isNew = fn( int $number ) => ! $this->isRead( $number );
		$new   = array_values( array_filter( array_unique( $numbers ), $isNew ) );
		try {
			$rows = array() === $new ? array() : $this->rows->findAll( $new );
		} catch ( ReadFailed ) {
			return;
		}
		foreach ( $new as $number ) {
			isset( $rows[ $number ] )
				? $this->remember( $number, $rows[ $number ] )
				: $this->cache[ $this->key( $number ) ][ get_locale() ] = null;
		}
	}

	/** What was read of a form that is being changed: it is read again. */
	public function forget( int $number ): void {
		unset( $this->cache[ $this->key( $number ) ] );
	}

	/**
	 * @return list<Form> All that can be used, closed ones and those in the trash included; by number.
	 * @throws ReadFailed
	 */
	public function all(): array {
		$numbers = ( $this->lists )()->numbers();
		$this->preload( $numbers );
		$read = fn( int $number ): ?Form => $this->findAny( $number )?->form;
		return array_values( array_filter( array_map( $read, $numbers ) ) );
	}

	/**
	 * @return list<array{number: int, title: string, status: string}> Newest first, the trash left out.
	 * @throws ReadFailed
	 */
	public function list(): array {
		return ( $this->lists )()->list();
	}

	/** The public number of a form's post, 0 when it has none yet. @throws ReadFailed */
	public function numberOf( int $postId ): int {
		return $this->rows->numberOf( $postId );
	}

	public function numberOrZero( int $postId ): int {
		try {
			return $this->numberOf( $postId );
		} catch ( ReadFailed ) {
			return 0;
		}
	}

	/** @param Row $row */
	private function remember( int $number, array $row ): StoredForm {
		$form = $this->definitions->restore( $number, $row );
		$row['is_used'] && $this->versions->rememberUsed( $number, $row['version'] );
		return $this->cache[ $this->key( $number ) ][ get_locale() ] =
			new StoredForm( $number, $row['post_id'], $row['status'], $row['has_password'], $form );
	}

	/** Whether this request has asked for it in the language of the moment. */
	private function isRead( int $number ): bool {
		return array_key_exists( get_locale(), $this->cache[ $this->key( $number ) ] ?? array() );
	}

	/** On multisite every site counts its own forms. */
	private function key( int $number ): string {
		return get_current_blog_id() . ' ' . $number;
	}
}
