<?php

declare( strict_types=1 );

namespace Atoll\Admin\ImportExport\Views;

use Atoll\Admin\ImportExport\ImportPage;
use Atoll\Gravity\Embeds\GravityFormsHealth;

/** The frame of the screen: heading, tabs, and the result of the last step. */
final class ImportPageLayout {

	/** @param bool $hasGravityForms Whether Gravity Forms is active, and so serves its own REST API. */
	public function __construct( private bool $hasGravityForms ) {}

	/**
	 * @param array<string, string> $titles Titles of the tabs, by name.
	 * @param string                $error  Plain text; empty for none.
	 * @param string                $body   Escaped HTML.
	 */
	public function page( array $titles, string $current, string $error, string $body ): string {
		return sprintf(
			'<div class="wrap atoll-import"><h1>%s</h1>%s%s%s%s</div>',
			esc_html__( 'Import and export', 'atoll' ),
			$this->tabs( $titles, $current ),
			$this->hasGravityForms
				? wp_get_admin_notice(
					esc_html( __( 'Gravity Forms is active.', 'atoll' ) . ' ' . GravityFormsHealth::sentence() ),
					array( 'type' => 'info', 'additional_classes' => array( 'inline' ) )
				)
				: '',
			'' === $error ? '' : self::notice( $error, 'error' ),
			$body
		);
	}

	/**
	 * Renders the result of a step. It gets the focus, because screen readers do not announce content that a page has
	 * from the start, and the next Tab goes to the content below.
	 */
	public static function notice( string $text, string $type ): string {
		return wp_get_admin_notice(
			esc_html( $text ),
			array(
				'type'               => $type,
				'additional_classes' => array( 'inline' ),
				'attributes'         => array(
					'role'      => 'error' === $type ? 'alert' : 'status',
					'tabindex'  => '-1',
					'autofocus' => 'autofocus',
				),
			)
		);
	}

	/**
	 * Renders a form that is submitted to its tab.
	 *
	 * @param string                $content Escaped HTML.
	 * @param array<string, string> $more    Query arguments that the tab needs again if the form is rejected.
	 */
	public static function form(
		string $tab,
		string $step,
		string $content,
		bool $hasFile = false,
		array $more = array()
	): string {
		return sprintf(
			'<form method="post" action="%s"%s><input type="hidden" name="%s" value="%s">%s%s</form>',
			esc_url( ImportPage::url( $tab, $more ) ),
			$hasFile ? ' enctype="multipart/form-data"' : '',
			esc_attr( ImportPage::STEP ),
			esc_attr( $step ),
			wp_nonce_field( ImportPage::PAGE, '_wpnonce', true, false ),
			$content
		);
	}

	/** @param array<string, string> $titles */
	private function tabs( array $titles, string $current ): string {
		$links = '';
		foreach ( $titles as $name => $title ) {
			$links .= sprintf(
				'<a href="%s" class="nav-tab%s"%s>%s</a>',
				esc_url( ImportPage::url( $name ) ),
				$name === $current ? ' nav-tab-active' : '',
				$name === $current ? ' aria-current="page"' : '',
				esc_html( $title )
			);
		}
		return sprintf( '<nav class="nav-tab-wrapper wp-clearfix" aria-label="%s">%s</nav>', esc_attr__( 'Import and export', 'atoll' ), $links );
	}
}
