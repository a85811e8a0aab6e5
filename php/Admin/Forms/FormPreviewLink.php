<?php

declare( strict_types=1 );

namespace Atoll\Admin\Forms;

use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Platform\Access\Capabilities;

/** Leads to a form's trial wherever WordPress leads to a post's preview: from the editor and from lists. */
final class FormPreviewLink {

	/** @param \Closure( int ): string $address Whole address of the page on which a post's form is tried. */
	public function __construct( private \Closure $address ) {}

	/** Whole address. */
	public function of( int $post ): string {
		return ( $this->address )( $post );
	}

	/** The editor offers a preview of what can be viewed; to everybody else a form is nothing that has a page. */
	public function isViewable( bool $isViewable, \WP_Post_Type $type ): bool {
		return FormPostType::NAME === $type->name ? current_user_can( Capabilities::EDIT_FORMS ) : $isViewable;
	}

	public function preview( string $link, \WP_Post $post ): string {
		return FormPostType::NAME === $post->post_type ? $this->of( $post->ID ) : $link;
	}
}
