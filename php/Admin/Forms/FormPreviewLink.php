<?php

declare( strict_types=1 );

namespace Atoll\Admin\Forms;

use Atoll\Forms\Definitions\Posts\FormPostType;

/** Links to a form's preview wherever WordPress links to a post's preview: in the editor and in lists. */
final class FormPreviewLink {

	/** @param \Closure( int ): string $address Returns the absolute URL of a preview, for the id of a form's post. */
	public function __construct( private \Closure $address ) {}

	/** Returns the absolute URL. */
	public function url( int $post ): string {
		return ( $this->address )( $post );
	}

	public function preview( string $link, \WP_Post $post ): string {
		return FormPostType::NAME === $post->post_type ? $this->url( $post->ID ) : $link;
	}
}
