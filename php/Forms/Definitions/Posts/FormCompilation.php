<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Posts;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\StorageFailed;

/** Keeps definitions true to their posts, whoever saves or deletes the post. */
final class FormCompilation {

	/** At shutdown, before caches are told that pages changed. */
	public const LATE = -1;

	/** @var array<int, true> By id of their posts: forms whose meta values changed since they were saved. */
	private array $changed = array();

	public function __construct( private FormRepository $forms ) {}

	public function saved( int $postId, \WP_Post $post ): void {
		unset( $this->changed[ $postId ] );
		if (
			FormPostType::NAME === $post->post_type
				&& ! in_array( $post->post_status, array( 'auto-draft', 'trash' ), true )
		) {
			$this->attempt( fn() => $this->forms->compile( $post ) );
		}
	}

	/**
	 * Whoever saves a post writes its meta values first or last: WordPress restores those of a revision, and its
	 * importer adds them, when the post has been saved.
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
			$this->attempt( fn() => $this->forms->deleteByPost( $postId ) );
		}
	}

	/**
	 * What was done to the post went well. Visitors keep the last definition, and the next save or read tries again;
	 * what is left of a form whose post is gone is nobody's.
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
