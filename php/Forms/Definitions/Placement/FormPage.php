<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Placement;

use Atoll\Platform\Access\PrivateContent\PrivatePosts;

/** Finds the page that shows a form. Cached until some content changes, because the header needs it on every page. */
final class FormPage {

	/** Option with lists of page ids by form number. */
	private const OPTION = 'atoll_form_pages';

	public function __construct( private FormPlacements $placements, private PrivatePosts $privatePosts ) {}

	/**
	 * Returns the URL of the oldest published page or post that shows the form to everybody; empty if there is none.
	 *
	 * @param int $form The form's public number.
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
	 * Returns the pages up to the first that needs no login. The private ones before it are cached too, because a page
	 * can stop being private without a change of its content.
	 *
	 * @return list<int> Page ids, oldest first.
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
	 * Skips password-protected pages, even for visitors who know the password, because the result is cached for
	 * everybody.
	 *
	 * @return list<int>
	 */
	private function find( int $form ): array {
		$found = array();
		foreach ( $this->placements->find( $form ) as $post ) {
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

	/** Runs when a post was saved or deleted. */
	public function contentChanged( int $post ): void {
		if ( false === wp_is_post_revision( $post ) ) {
			$this->forget();
		}
	}

	/** Clears the cache for all forms. Also for plugins whose own blocks or shortcodes show forms. */
	public function forget(): void {
		$this->placements->forget();
		delete_option( self::OPTION );
	}
}
