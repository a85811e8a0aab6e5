<?php

declare( strict_types=1 );

namespace Atoll\Admin\SetUp;

/** The choices on the screen "Set up": the demo or an empty site, and later to remove the demo. */
final class SetUpChoices {

	/** Renders the choices if there is no demo. */
	public static function offer(): string {
		$intro = __( 'Start with a finished broker’s website and make it yours, or keep what you already have.', 'atoll' );
		return sprintf( '<p>%s</p>', esc_html( $intro ) ) . self::demo() . self::empty();
	}

	/** Renders the choices if the demo is installed. */
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

	/** Renders a button for the time of the installation. It needs no confirmation: nobody has changed the demo yet. */
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

	/** Returns a script that asks for confirmation before the form above it is submitted. */
	private static function confirmation( string $question ): string {
		return wp_get_inline_script_tag(
			sprintf(
				'document.currentScript.previousElementSibling.addEventListener( "submit", ( event ) => confirm( %s ) || event.preventDefault() );',
				wp_json_encode( $question, JSON_HEX_TAG )
			)
		);
	}
}
