<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Cta;

use Atoll\Forms\Definitions\Placement\EmbeddedForms;
use Atoll\Forms\Definitions\Placement\FormPage;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Modals\FormLocator;

/** Finds the forms of the current page in its blocks, because a call to action is often above its form. */
final class PageFormLocator implements FormLocator {

	public function __construct(
		private FormRepository $forms,
		private EmbeddedForms $embedded,
		private FormPage $pages
	) {}

	public function isOnThisPage( int $form ): bool {
		$post = is_singular() ? get_queried_object() : null;
		return $post instanceof \WP_Post
			&& ! post_password_required( $post )
			// Only the current page of a paginated post.
			&& in_array( $form, $this->embedded->in( get_the_content( null, false, $post ) ), true )
			&& null !== $this->forms->findOrNull( $form );
	}

	public function title( int $form ): ?string {
		return $this->forms->findOrNull( $form )?->title();
	}

	public function page( int $form ): string {
		return $this->pages->address( $form );
	}
}
