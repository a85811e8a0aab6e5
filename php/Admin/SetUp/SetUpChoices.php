<?php

declare( strict_types=1 );

namespace Atoll\Admin\SetUp;

/** What the screen "Set up" offers: the demo site or an empty one, and later to take the demo away again. */
final class SetUpChoices {

	/** Before there is a demo site. */
	public static function offer(): string {
		$intro = __( 'Start with a finished broker’s website and make it yours, or keep what you already have.', 'atoll' );
		return sprintf( '<p>%s</p>', esc_html( $intro ) ) . self::demo() . self::empty();
	}

	/** While the demo site is on. */
	public static function installed(): string {
		$site = sprintf(
			'<a class="button button-primary" href="%s">%s</a>',
			esc_url( home_url( '/' ) ),
			esc_html__( 'See the site', 'atoll' )
		);
		$text = __(
			'Change its words, pictures and forms until it is yours. What you change stays yours, also when you take the rest away.',
			'atoll'
		);
		return SetUpCard::html( __( 'The demo site is on', 'atoll' ), array( $text ), $site )
			. SetUpCard::nextSteps()
			. self::removal();
	}

	public static function demo(): string {
		$label = __( 'Start with the demo site', 'atoll' );
		return SetUpCard::html(
			$label,
			array(
				__(
					'Adds the pages of “Banksia Finance”, a broker that does not exist, with their articles, forms, pictures and menus.',
					'atoll'
				),
				__( 'Activates Atoll’s theme, and sets the site’s name, home page and page addresses.', 'atoll' ),
				__(
					'Leaves your own pages and posts as they are. You can remove the demo here later. Anything you have changed by then stays.',
					'atoll'
				),
			),
			SetUpCard::button( SetUpActions::DEMO, $label, 'button button-primary button-hero' )
		);
	}

	private static function empty(): string {
		$label = __( 'Start empty', 'atoll' );
		return SetUpCard::html(
			$label,
			array(
				__( 'Changes nothing: pages, theme and settings stay as they are.', 'atoll' ),
				__( 'In the editor, patterns under “Atoll” give you a finished layout for each kind of page.', 'atoll' ),
				__( 'This screen stays in the menu, in case you would like the demo site later.', 'atoll' ),
			),
			SetUpCard::button( SetUpActions::EMPTY, $label, 'button button-hero' )
		);
	}

	/** While the demo site is being made, which asks nothing: nobody has changed it yet. */
	public static function stopButton(): string {
		return SetUpCard::button(
			SetUpActions::REMOVE,
			__( 'Stop and remove it', 'atoll' ),
			'button-link button-link-delete'
		);
	}

	public static function removal(): string {
		$label    = __( 'Remove the demo', 'atoll' );
		$question = __( 'Remove the demo? What it added and nobody has changed is deleted for good.', 'atoll' );
		return SetUpCard::html(
			$label,
			array(
				__(
					'Deletes the pages, articles, forms, menus and pictures that it added and that nobody has changed, and restores the earlier settings and theme.',
					'atoll'
				),
				__(
					'Pages and posts of your own stay, with every picture and form that they show. Entries stay.',
					'atoll'
				),
			),
			SetUpCard::button( SetUpActions::REMOVE, $label, 'button-link button-link-delete' )
		) . self::confirmation( $question );
	}

	/** Asked before the form above it is sent. */
	private static function confirmation( string $question ): string {
		return wp_get_inline_script_tag(
			sprintf(
				'document.currentScript.previousElementSibling.addEventListener( "submit", ( event ) => confirm( %s ) || event.preventDefault() );',
				wp_json_encode( $question, JSON_HEX_TAG )
			)
		);
	}
}
