<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Posts;

use Atoll\Engine\Compiling\FormProblems\InvalidForm;
use Atoll\Forms\Definitions\Storage\FormDefinitions;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormRows;
use Atoll\Forms\Definitions\Storage\FormVersions;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\StorageFailed;

/** Keeps definitions in step with their posts, no matter what saves or deletes a post. */
final class FormCompilation {

	/** Priority on `shutdown`: before caches are told that pages have changed. */
	public const LATE = -1;

	/** @var array<int, true> Forms whose meta values changed since they were saved, by post id. */
	private array $changed = array();

	public function __construct(
		private FormRepository $forms,
		private FormRows $rows,
		private FormVersions $versions,
		private FormDefinitions $definitions
	) {}

	public function saved( int $postId, \WP_Post $post ): void {
		unset( $this->changed[ $postId ] );
		if (
			FormPostType::NAME === $post->post_type
				&& ! in_array( $post->post_status, array( 'auto-draft', 'trash' ), true )
		) {
			$this->attempt( fn() => $this->compile( $post ) );
		}
	}

	/**
	 * Compiles the form again at shutdown, because meta values may be written after the post was saved: WordPress does
	 * so when it restores a revision, and so does its importer.
	 */
	public function changedMeta( int $postId ): void {
		$this->changed[ $postId ] = true;
		add_action( 'shutdown', array( $this, 'compileChanged' ), self::LATE );
	}

	public function compileChanged(): void {
		$posts         = array_filter( array_map( get_post( ... ), array_keys( $this->changed ) ) );
		$this->changed = array();
		foreach ( $posts as $post ) {
			$this->saved( $post->ID, $post );
		}
	}

	public function deleted( int $postId, \WP_Post $post ): void {
		if ( FormPostType::NAME === $post->post_type ) {
			$this->attempt( fn() => $this->delete( $this->rows->numberOf( $postId ) ) );
		}
	}

	/** Stores the definition under the post's form number; a new post gets a new number. */
	private function compile( \WP_Post $post ): void {
		$number = $this->rows->claim( $post->ID );
		$this->forms->forget( $number );
		try {
			$this->definitions->make( $number, $post );
		} catch ( InvalidForm $error ) {
			// An unfinished form in the editor is not an error: visitors keep the last version that works.
			try {
				do_action( 'atoll_form_not_compiled', $post->ID, $error );
			} catch ( \Throwable $fault ) {
				( new ErrorLog() )->write( $fault, 'a listener of a form' );
			}
		}
	}

	/** Deletes a form, but not the versions that entries use. */
	private function delete( int $number ): void {
		$this->forms->forget( $number );
		$this->rows->delete( $number );
		$this->versions->deleteUnused( $number );
		$this->definitions->delete( $number );
	}

	/**
	 * Logs a failure instead of throwing it, because the post itself was saved or deleted. Visitors keep the last
	 * definition, and the next save or read tries again; rows left of a deleted form do no harm.
	 *
	 * @param \Closure(): void $write
	 */
	private function attempt( \Closure $write ): void {
		try {
			$write();
		} catch ( StorageFailed $error ) {
			( new ErrorLog() )->write( $error );
		}
	}
}
