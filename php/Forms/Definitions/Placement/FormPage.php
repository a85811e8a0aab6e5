<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Placement;

use Atoll\Platform\Access\PrivateContent\PrivatePosts;

/**
 * The page that shows a form. It is remembered until some content changes, since the header asks for it on every page.
 */
final class FormPage {

	/** Option with ids of pages by the numbers of forms. */
	private const OPTION = 'atoll_form_pages';

	public function __construct( private FormPlacements $placements, private PrivatePosts $privatePosts ) {}

	/**
	 * Address of the oldest published page or post that shows the form to everybody; empty when there is none.
	 *
	 * @param int $form Its public number.
	 */
	public function address( int $form ): string {
		foreach ( $this->candidates( $form ) as $page ) {
			if ( ! $this->privatePosts->has( $page ) ) {
				return (string) get_permalink( $page );
			}
		}
		return '';
	}

	/**
	 * Which pages need a login may change without a change of contents, so those are remembered that came before the
	 * first that needs none.
	 *
	 * @return list<int> The oldest first.
	 */
	private function candidates( int $form ): array {
		$pageIds = get_option( self::OPTION );
		$pageIds = is_array( $pageIds ) ? $pageIds : array();
		if ( ! is_array( $pageIds[ $form ] ?? null ) ) {
			$pageIds[ $form ] = $this->find( $form );
			update_option( self::OPTION, $pageIds, true );
		}
		/** @var list<int> */
		return $pageIds[ $form ];
	}

	/**
	 * Pages behind a password do not count, also for who knows it: what is found is remembered for everybody.
	 *
	 * @return list<int>
	 */
	private function find( int $form ): array {
		$found = array();
		foreach ( $this->placements->of( $form ) as $post ) {
			if ( '' !== $post->post_password ) {
				continue;
			}
			$found[] = $post->ID;
			if ( ! $this->privatePosts->has( $post->ID ) ) {
				break;
			}
		}
		return $found;
	}

	/** Some content has changed. */
	public function contentChanged( int $post ): void {
		if ( false === wp_is_post_revision( $post ) ) {
			$this->forget();
		}
	}

	/** Of every form; for a plugin, too, that has blocks and shortcodes of forms itself. */
	public function forget(): void {
		$this->placements->forget();
		delete_option( self::OPTION );
	}
}
