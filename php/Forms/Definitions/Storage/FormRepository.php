<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Storage;

use Atoll\Engine\Definition\Form;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Platform\Services\Lazy;

/**
 * Forms by their public number, each read once per request. Methods with `OrNull`, `OrZero` or `OrCurrent` in their
 * name also return a value if the query fails, so that the page or screen around a form is still shown (ADR 0042).
 *
 * @phpstan-import-type Row from FormRows
 */
final class FormRepository {

	/** @var array<string, array<string, StoredForm|null>> By {@see key()} and locale; null if there is no form. */
	private array $cache = array();

	/** @param \Closure(): FormLists $lists Called when many forms are needed; most requests read one. */
	public function __construct(
		private FormRows $rows,
		private FormVersions $versions,
		private FormDefinitions $definitions,
		#[Lazy( FormLists::class )] private \Closure $lists,
	) {}

	/** Returns the form if visitors may fill it in: it is published and has a usable definition. @throws ReadFailed */
	public function find( int $number ): ?Form {
		return $this->findAny( $number )?->whenOpen();
	}

	public function findOrNull( int $number ): ?Form {
		return $this->findAnyOrNull( $number )?->whenOpen();
	}

	/**
	 * Returns the form in any state: draft, closed, in the trash, or without a usable definition.
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

	/** Returns the form in any state; of a deleted form, its last version. @throws ReadFailed */
	public function findLast( int $number ): ?Form {
		return $this->findAny( $number )->form ?? $this->versions->latest( $number );
	}

	/**
	 * Returns the form version that an entry was sent with, to show and validate its answers. Falls back to the current
	 * form if the version is not stored, or cannot be read any more: its shapes are gone, or a plugin of another site
	 * made it. Such a version cannot be compiled again, because its source is gone.
	 *
	 * @return Form|null Null if neither exists. A version that an entry has outlives its form.
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

	/** Clears a form that is being changed from the cache, so that it is read again. */
	public function forget( int $number ): void {
		unset( $this->cache[ $this->key( $number ) ] );
	}

	/**
	 * @return list<Form> All forms with a usable definition, including closed ones and those in the trash, by number.
	 * @throws ReadFailed
	 */
	public function all(): array {
		$numbers = ( $this->lists )()->numbers();
		$this->preload( $numbers );
		$read = fn( int $number ): ?Form => $this->findAny( $number )?->form;
		return array_values( array_filter( array_map( $read, $numbers ) ) );
	}

	/**
	 * @return list<array{number: int, title: string, status: string}> Forms, newest first, without those in the trash.
	 * @throws ReadFailed
	 */
	public function list(): array {
		return ( $this->lists )()->list();
	}

	/** Returns the public number of a form's post; 0 if it has none yet. @throws ReadFailed */
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

	/** Whether this request has read the form in the current language. */
	private function isRead( int $number ): bool {
		return array_key_exists( get_locale(), $this->cache[ $this->key( $number ) ] ?? array() );
	}

	/** Returns a key with the site's id, because on multisite every site numbers its own forms. */
	private function key( int $number ): string {
		return get_current_blog_id() . ' ' . $number;
	}
}
