<?php

declare( strict_types=1 );

namespace Atoll\Admin\Forms;

use Atoll\Admin\AdminMenu;
use Atoll\Forms\Definitions\Posts\FormPostType;

/** WordPress' list table as the list of forms: its place in the menu, and the actions for each form. */
final class FormsList {

	private const HANDLE = 'atoll-forms-list';

	/** `%1$s` is the text of a button after its shortcode was copied, as JSON. */
	private const SCRIPT = <<<'JS'
	document.addEventListener( 'click', async ( { target } ) => {
		const button = target.closest( '.atoll-copy' );
		if ( button ) {
			await navigator.clipboard.writeText( button.dataset.copy );
			button.textContent = %1$s;
			wp.a11y.speak( %1$s );
		}
	} );
	JS;

	/** In per cent, as in WordPress: widths that grow with the font would leave no room for titles. */
	private const STYLE = '.column-title { width: 22%; } .column-atoll_shortcode { width: 16%; }'
		. ' .column-atoll_entries { width: 11%; } .column-atoll_state { width: 9%; }'
		. ' td.column-atoll_entries a { display: inline-block; min-width: 24px; line-height: 24px; }';

	/** @param FormPreviewLink $preview URLs of previews. */
	public function __construct(
		private ListedForms $forms,
		private FormPreviewLink $preview,
		private DuplicateForm $duplicate
	) {}

	/**
	 * @param array<string, string> $actions
	 * @return array<string, string>
	 */
	public function actions( array $actions, \WP_Post $post ): array {
		$isForm = FormPostType::NAME === $post->post_type && 'trash' !== $post->post_status;
		if ( ! $isForm || ! current_user_can( 'edit_post', $post->ID ) ) {
			return $actions;
		}
		$number      = $this->forms->numberOf( $post->ID );
		$formActions = array(
			'atoll_duplicate' => array( $this->duplicate->address( $post->ID ), __( 'Duplicate', 'atoll' ) ),
			'atoll_preview'   => array( $this->preview->url( $post->ID ), __( 'Preview', 'atoll' ) ),
			'atoll_entries'   => array( AdminMenu::entriesOf( $number ), __( 'Entries', 'atoll' ) ),
		);
		$links       = array_map(
			static fn( array $link ): string => sprintf(
				'<a href="%s">%s</a>',
				esc_url( $link[0] ),
				esc_html( $link[1] )
			),
			$formActions
		);
		// WordPress' own "View" links to the preview as well.
		return array_intersect_key( $actions, array( 'edit' => true ) ) + $links
			+ array_diff_key( $actions, array( 'inline hide-if-no-js' => true, 'view' => true ) );
	}

	/**
	 * Removes bulk editing, like Quick Edit: both would publish forms with errors.
	 *
	 * @param array<string, mixed> $actions
	 * @return array<string, mixed>
	 */
	public function bulkActions( array $actions ): array {
		return array_diff_key( $actions, array( 'edit' => true ) );
	}

	/**
	 * Removes states after the title, because there is a status column.
	 *
	 * @param array<string, string> $states
	 * @return array<string, string>
	 */
	public function hideStates( array $states, \WP_Post $post ): array {
		return FormPostType::NAME === $post->post_type ? array() : $states;
	}

	public function load(): void {
		if ( FormPostType::NAME !== get_current_screen()?->post_type ) {
			return;
		}
		add_filter( 'months_dropdown_results', static fn(): array => array() );
		add_action( 'admin_enqueue_scripts', $this->enqueue( ... ) );
	}

	/** Enqueues the script that copies shortcodes. Where the clipboard is blocked, users can select the text. */
	private function enqueue(): void {
		wp_register_script( self::HANDLE, false, array( 'wp-a11y' ), '1', true );
		wp_enqueue_script( self::HANDLE );
		/* translators: said to screen readers, after a shortcode was copied. */
		$copied = wp_json_encode( __( 'Copied', 'atoll' ), JSON_HEX_TAG );
		wp_add_inline_script( self::HANDLE, sprintf( self::SCRIPT, (string) $copied ) );
		wp_add_inline_style( 'wp-admin', self::STYLE );
	}
}
