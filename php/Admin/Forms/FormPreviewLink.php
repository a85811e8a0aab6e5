<?php

declare( strict_types=1 );

namespace Atoll\Admin\Forms;

use Atoll\Forms\Definitions\FormPostType;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Module;

/** Leads to a form's trial wherever WordPress leads to a post's preview: from the editor and from lists. */
final class FormPreviewLink implements Module {

	/** @param \Closure( int ): string $address Whole address of the page on which a post's form is tried. */
	public function __construct( private \Closure $address ) {}

	public function register(): void {
		add_filter( 'is_post_type_viewable', $this->isViewable( ... ), 10, 2 );
		add_filter( 'preview_post_link', $this->preview( ... ), 10, 2 );
		add_filter( 'post_type_link', $this->preview( ... ), 10, 2 );
	}

	/** Whole address. */
	public function of( int $post ): string {
		return ( $this->address )( $post );
	}

	/** The editor offers a preview of what can be viewed; to everybody else a form is nothing that has a page. */
	private function isViewable( bool $isViewable, \WP_Post_Type $type ): bool {
		return FormPostType::NAME === $type->name ? current_user_can( Capabilities::EDIT_FORMS ) : $isViewable;
	}

	private function preview( string $link, \WP_Post $post ): string {
		return FormPostType::NAME === $post->post_type ? $this->of( $post->ID ) : $link;
	}
}
