<?php

declare( strict_types=1 );

namespace Atoll\Admin\Forms;

use Atoll\Forms\Definitions\Posts\FormPostType;

/** Leads to a form's preview wherever WordPress leads to a post's preview: from the editor and from lists. */
final class FormPreviewLink {

	/** @param \Closure( int ): string $address Whole address of the page on which a post's form is tried. */
	public function __construct( private \Closure $address ) {}

	/** Whole address. */
	public function of( int $post ): string {
		return ( $this->address )( $post );
	}

	public function preview( string $link, \WP_Post $post ): string {
		return FormPostType::NAME === $post->post_type ? $this->of( $post->ID ) : $link;
	}
}
