<?php

declare( strict_types=1 );

namespace Atoll\Admin\SetUp;

use Atoll\Admin\Demo\Demo;
use Atoll\Admin\ToolsProvider;

/** The screen "Set up", in whatever state setting up is. */
final class SetUpScreen {

	/** @param \Closure(): Demo $demo */
	public function __construct( private \Closure $demo, private SetUpState $state, private RemainingDemoContent $kept ) {}

	public function print(): void {
		$demo = ( $this->demo )();
		printf(
			'<div class="wrap atoll-set-up"><h1>%s</h1>%s%s</div>',
			esc_html__( 'Set up', 'atoll' ),
			$this->told(), // Escaped where they are built.
			'' === $this->state->step() ? ( $demo->isInstalled() ? $this->withDemo() : $this->offer( $demo ) ) : $this->progress( $demo )
		);
		if ( $this->state->is( SetUpState::DUE ) ) {
			$this->state->set( SetUpState::OFFERED );
		}
	}

	private function told(): string {
		$kept = $this->kept->read();
		if ( null === $kept ) {
			return '';
		}
		$notice = '<p>' . esc_html__( 'The demo site is gone, and the settings of before are back.', 'atoll' ) . '</p>';
		if ( $kept ) {
			$items   = implode( '', array_map( static fn( string $title ): string => '<li>' . esc_html( $title ) . '</li>', $kept ) );
			$notice .= sprintf( '<p>%s</p><ul class="ul-disc">%s</ul>', esc_html__( 'Someone has changed these since, so they stay:', 'atoll' ), $items );
		}
		return wp_get_admin_notice(
			$notice,
			array(
				'type'           => 'success',
				'paragraph_wrap' => false,
			)
		);
	}

	private function offer( Demo $demo ): string {
		return sprintf( '<p>%s</p>', esc_html__( 'Begin with a finished broker’s website and make it yours, or with what is here.', 'atoll' ) )
			. $this->card(
				__( 'Start with the demo site', 'atoll' ),
				array(
					__( 'Adds the pages of “Banksia Finance”, a broker that does not exist, with their articles, forms, pictures and menus.', 'atoll' ),
					__( 'Puts on Atoll’s theme, and sets the site’s name, its front page and its addresses.', 'atoll' ),
					__( 'Leaves your own pages and posts as they are. You can take it away again here; what you have changed by then stays.', 'atoll' ),
				),
				$this->button( SetUpActions::DEMO, __( 'Start with the demo site', 'atoll' ), 'button button-primary button-hero' )
			) . $this->card(
				__( 'Start empty', 'atoll' ),
				array(
					__( 'Changes nothing: pages, theme and settings stay as they are.', 'atoll' ),
					__( 'In the editor, patterns under “Atoll” give you a finished layout for each kind of page.', 'atoll' ),
					__( 'This screen stays in the menu, in case you would like the demo site later.', 'atoll' ),
				),
				$this->button( SetUpActions::EMPTY, __( 'Start empty', 'atoll' ), 'button button-hero' )
			) . ( $this->state->is( SetUpState::DONE ) ? $this->next() : '' );
	}

	private function withDemo(): string {
		return $this->card(
			__( 'The demo site is on', 'atoll' ),
			array( __( 'Change its words, pictures and forms until it is yours. What you change stays yours, also when you take the rest away.', 'atoll' ) ),
			sprintf( '<a class="button button-primary" href="%s">%s</a>', esc_url( home_url( '/' ) ), esc_html__( 'See the site', 'atoll' ) )
		) . $this->next() . $this->card(
			__( 'Remove the demo', 'atoll' ),
			array(
				__( 'Deletes the pages, articles, forms, menus and pictures that it added and nobody has changed, and puts back the settings and the theme of before.', 'atoll' ),
				__( 'Pages and posts of your own stay, with every picture and form that they show. Entries stay.', 'atoll' ),
			),
			$this->button( SetUpActions::REMOVE, __( 'Remove the demo', 'atoll' ), 'button button-link-delete' )
		) . $this->asksFirst( __( 'Remove the demo? What it added and nobody has changed is deleted for good.', 'atoll' ) );
	}

	/** Before the form above it is sent. */
	private function asksFirst( string $question ): string {
		return wp_get_inline_script_tag(
			sprintf(
				'document.currentScript.previousElementSibling.addEventListener( "submit", ( event ) => confirm( %s ) || event.preventDefault() );',
				wp_json_encode( $question, JSON_HEX_TAG )
			)
		);
	}

	private function next(): string {
		$links = array(
			'admin.php?page=atoll-settings' => __( 'Company, header, footer and styles', 'atoll' ),
			'edit.php?post_type=page'       => __( 'Pages', 'atoll' ),
			'nav-menus.php'                 => __( 'Menus', 'atoll' ),
			'themes.php'                    => __( 'Theme', 'atoll' ),
		);
		$items = '';
		foreach ( $links as $url => $text ) {
			$items .= sprintf( '<li><a href="%s">%s</a></li>', esc_url( admin_url( $url ) ), esc_html( $text ) );
		}
		return sprintf( '<div class="card"><h2>%s</h2><ul>%s</ul></div>', esc_html__( 'What to do next', 'atoll' ), $items );
	}

	/** The parts, with the one that is due; its form sends itself, and has a button where there is no script. */
	private function progress( Demo $demo ): string {
		$items = '';
		$done  = true;
		foreach ( $demo->steps() as $step => $label ) {
			$due    = $step === $this->state->step();
			$done   = $done && ! $due;
			$mark   = $done ? 'yes-alt' : ( $due ? 'update' : 'marker' );
			$items .= sprintf( '<li%s><span class="dashicons dashicons-%s" aria-hidden="true"></span> %s%s</li>', $due ? ' aria-current="step"' : '', $mark, esc_html( $label ), $done ? ' <span class="screen-reader-text">' . esc_html__( '(done)', 'atoll' ) . '</span>' : '' );
		}
		$failed = $this->state->hasFailed();
		return sprintf(
			'<div class="card"><h2>%s</h2><ol>%s</ol>%s</div>%s',
			$failed ? esc_html__( 'One part did not work', 'atoll' ) : esc_html__( 'Making the demo site', 'atoll' ),
			$items,
			( $failed ? '<p>' . esc_html__( 'What was made so far is there. Try again, and it goes on from here. The reason is in the server’s log.', 'atoll' ) . '</p>' : '' )
				. $this->button( SetUpActions::DEMO, $failed ? __( 'Try again', 'atoll' ) : __( 'Continue', 'atoll' ), 'button button-primary' ),
			$failed ? '' : wp_get_inline_script_tag( 'document.querySelector( ".atoll-set-up form" ).submit();' )
		);
	}

	/** @param list<string> $lines */
	private function card( string $title, array $lines, string $action ): string {
		$items = implode( '', array_map( static fn( string $line ): string => '<li>' . esc_html( $line ) . '</li>', $lines ) );
		return sprintf( '<div class="card"><h2>%s</h2><ul class="ul-disc">%s</ul>%s</div>', esc_html( $title ), $items, $action );
	}

	private function button( string $choice, string $label, string $name ): string {
		return sprintf(
			'<form method="post" action="%s"><p><input type="hidden" name="action" value="%s"><input type="hidden" name="choice" value="%s">%s<button class="%s">%s</button></p></form>',
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( ToolsProvider::SET_UP ),
			esc_attr( $choice ),
			wp_nonce_field( ToolsProvider::SET_UP, '_wpnonce', true, false ),
			esc_attr( $name ),
			esc_html( $label )
		);
	}
}
