<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Posts;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\StorageFailed;

/** Keeps definitions true to their posts, whoever saves or deletes the post. */
final class FormCompilation {

	public function __construct( private FormRepository $forms ) {}

	public function saved( int $postId, \WP_Post $post ): void {
		if (
			FormPostType::NAME === $post->post_type
				&& ! in_array( $post->post_status, array( 'auto-draft', 'trash' ), true )
		) {
			$this->compile( $post );
		}
	}

	/** Saving the post went well, and visitors keep the last definition; the next save or read tries again. */
	private function compile( \WP_Post $post ): void {
		try {
			$this->forms->compile( $post );
		} catch ( StorageFailed $error ) {
			( new ErrorLog() )->write( $error );
		}
	}

	public function deleted( int $postId, \WP_Post $post ): void {
		if ( FormPostType::NAME === $post->post_type ) {
			$this->forms->deleteByPost( $postId );
		}
	}
}
