<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Storage;

use Atoll\Engine\Compiling\FormProblems\InvalidForm;
use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\FormBuilder;
use Atoll\Forms\Definitions\Posts\FormPostWriter;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Platform\Errors\StorageFailed;

/**
 * Forms by their public number.
 *
 * @phpstan-import-type Row from FormRows
 */
final class FormRepository {

	/** @var array<string, array<string, StoredForm|null>> By {@see key()} and locale; null if not there. */
	private array $cache = array();

	/**
	 * @param \Closure(): FormPostWriter $posts Made when a form is saved: most requests read one.
	 * @param \Closure(): FormLists      $lists Likewise when many are asked for.
	 */
	public function __construct(
		private FormRows $rows,
		private \Closure $posts,
		private FormBuilder $builder,
		private FormVersions $versions,
		private FormDefinitions $definitions,
		private \Closure $lists,
	) {}

	/**
	 * The form if visitors may fill it in: it is published and its definition can be used.
	 *
	 * @return Form|null Null also where the database does not tell: the page around it still shows (ADR 0042).
	 */
	public function find( int $number ): ?Form {
		return $this->findAny( $number )?->whenOpen();
	}

	/** The same, for answers that must not call a form gone that is only not told. @throws ReadFailed */
	public function lookUp( int $number ): ?Form {
		return $this->lookUpAny( $number )?->whenOpen();
	}

	/**
	 * The form in any state: draft, closed, in the trash, or with a definition that cannot be used.
	 *
	 * @phpstan-impure
	 */
	public function findAny( int $number ): ?StoredForm {
		try {
			return $this->lookUpAny( $number );
		} catch ( ReadFailed ) {
			return null;
		}
	}

	/** As {@see findAny()} and {@see lookUp()} in one. @throws ReadFailed When the database does not tell. */
	public function lookUpAny( int $number ): ?StoredForm {
		$row = $this->isRead( $number ) ? null : $this->rows->find( $number );
		return null === $row
			? $this->cache[ $this->key( $number ) ][ get_locale() ] ?? null
			: $this->remember( $number, $row );
	}

	/** The form in any state; one that is gone as it was last. @throws ReadFailed */
	public function lookUpLast( int $number ): ?Form {
		return $this->lookUpAny( $number )->form ?? $this->versions->latest( $number );
	}

	/**
	 * The form as an entry was sent with: what its answers are shown and validated by. A version that was not kept or
	 * cannot be read any more (what it asks for is gone, or another site's plugin wrote it) cannot be compiled again,
	 * since its source is gone: the current form takes its place.
	 *
	 * @return Form|null Null when neither is there. A version stays though its form was deleted.
	 */
	public function findVersion( int $number, int $version ): ?Form {
		$current = $this->findAny( $number )?->form;
		if ( $version < 1 || $version === $current?->version() ) {
			return $current;
		}
		try {
			return $this->versions->find( $number, $version ) ?? $current;
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

	/**
	 * @param array<string, mixed> $source
	 * @throws InvalidForm   When the source cannot become a form; its problems say why, and nothing is stored.
	 * @throws StorageFailed When the database refuses.
	 */
	public function create( array $source ): StoredForm {
		$this->builder->check( $source );
		$post   = ( $this->posts )()->insert( $source );
		$stored = $this->findAny( $this->numberOf( $post ) );
		if ( null === $stored?->form ) {
			wp_delete_post( $post, true );
			throw new StorageFailed( "form post {$post} could not be compiled" );
		}
		return $stored;
	}

	/**
	 * Stores a form from another site, under the preferred number if that is free. One that cannot be compiled is
	 * stored too, for an editor to repair: its source says that it is not active.
	 *
	 * @param array<string, mixed> $source
	 * @param int                  $preferred 0 for any number.
	 * @throws StorageFailed When the database refuses.
	 */
	public function import( array $source, int $preferred ): StoredForm {
		$post = ( $this->posts )()->reserve();
		try {
			$number = $this->rows->claim( $post, $preferred );
			( $this->posts )()->update( $post, $source );
		} catch ( StorageFailed $error ) {
			wp_delete_post( $post, true );
			throw $error;
		}
		return $this->findAny( $number ) ?? throw new StorageFailed( "form post {$post} is gone" );
	}

	/** Whether no form has this number, in whatever state. @throws ReadFailed When the database does not tell. */
	public function isFree( int $number ): bool {
		return ! $this->rows->isTaken( $number );
	}

	/**
	 * Replaces the whole form.
	 *
	 * @param array<string, mixed> $source
	 * @throws InvalidForm   As in {@see create()}.
	 * @throws StorageFailed When there is no such form, or the database refuses.
	 */
	public function update( int $number, array $source ): StoredForm {
		$stored = $this->findAny( $number ) ?? throw new StorageFailed( "no form {$number}" );
		$this->builder->check( $source );
		$version = $this->rows->version( $number );
		( $this->posts )()->update( $stored->postId, $source );
		if ( $this->rows->version( $number ) === $version ) {
			throw new StorageFailed( "form {$number} could not be compiled" );
		}
		return $this->findAny( $number ) ?? throw new StorageFailed( "no form {$number}" );
	}

	public function trash( int $number ): void {
		$stored = $this->findAny( $number );
		null === $stored || wp_trash_post( $stored->postId );
		unset( $this->cache[ $this->key( $number ) ] );
	}

	/** Removes the form for good. Its entries stay. */
	public function delete( int $number ): void {
		$stored = $this->findAny( $number );
		null === $stored || wp_delete_post( $stored->postId, true );
		unset( $this->cache[ $this->key( $number ) ] );
	}

	/**
	 * @return list<Form> All that can be used, closed ones and those in the trash included; by number.
	 * @throws ReadFailed
	 */
	public function all(): array {
		$numbers = ( $this->lists )()->numbers();
		$this->preload( $numbers );
		$read = fn( int $number ): ?Form => $this->lookUpAny( $number )?->form;
		return array_values( array_filter( array_map( $read, $numbers ) ) );
	}

	/**
	 * @return list<array{number: int, title: string, status: string}> Newest first, the trash left out.
	 * @throws ReadFailed
	 */
	public function list(): array {
		return ( $this->lists )()->list();
	}

	/** @return int Of a form's post; 0 when it has none, or the database does not tell: lists and screens still show. */
	public function numberOf( int $postId ): int {
		try {
			return $this->rows->numberOf( $postId );
		} catch ( ReadFailed ) {
			return 0;
		}
	}

	/** Compiles a saved post and stores the definition under the post's number, a new one for a new post. */
	public function compile( \WP_Post $post ): void {
		$number = $this->rows->claim( $post->ID );
		unset( $this->cache[ $this->key( $number ) ] );
		try {
			$this->definitions->make( $number, $post );
		} catch ( InvalidForm $error ) {
			// An unfinished form in the editor is no fault: visitors keep the last version that works.
			try {
				do_action( 'atoll_form_not_compiled', $post->ID, $error );
			} catch ( \Throwable $fault ) {
				( new ErrorLog() )->write( $fault, 'a listener of a form' );
			}
		}
	}

	/** Deletes a form whose post is gone, but for the versions that entries have. @throws StorageFailed */
	public function deleteByPost( int $postId ): void {
		$number = $this->rows->numberOf( $postId );
		unset( $this->cache[ $this->key( $number ) ] );
		$this->rows->delete( $number );
		$this->versions->deleteUnused( $number );
		$this->definitions->delete( $number );
	}

	/** @param Row $row */
	private function remember( int $number, array $row ): StoredForm {
		$form = $this->definitions->restore( $number, $row );
		$row['is_used'] && $this->versions->rememberUsed( $number, $row['version'] );
		return $this->cache[ $this->key( $number ) ][ get_locale() ] =
			new StoredForm( $number, $row['post_id'], $row['status'], $form );
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
