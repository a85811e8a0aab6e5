<?php

declare( strict_types=1 );

namespace Atoll\Admin\Forms;

use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Forms\Definitions\Storage\FormRepository;

/** Asks for confirmation before forms in use are moved to the trash: in the list of forms, and in the editor. */
final class TrashWarning {

	private const CONFIRMED = 'atoll_asked';
	/** A script that all block scripts and the editor depend on. */
	private const DATA_HANDLE = 'wp-blocks';

	public function __construct( private FormRepository $forms, private FormUses $uses ) {}

	/**
	 * Runs before WordPress moves posts to the trash, through a row's link or a bulk action. Once confirmed, the same
	 * request is sent again, and WordPress checks its own nonce then.
	 */
	public function ask(): void {
		$question = isset( $_GET[ self::CONFIRMED ] ) ? '' : $this->html( wp_unslash( $_GET ) );
		if ( '' === $question ) {
			return;
		}
		set_current_screen( 'edit-' . FormPostType::NAME ); // The toolbar would expect a post on post.php.
		$GLOBALS['title']        = __( 'Move to the trash?', 'atoll' );
		$GLOBALS['parent_file']  = 'edit.php?post_type=' . FormPostType::NAME;
		$GLOBALS['submenu_file'] = $GLOBALS['parent_file'];
		// @phpstan-ignore requireOnce.fileNotFound (a file of WordPress')
		require_once ABSPATH . 'wp-admin/admin-header.php';
		echo $question; // Escaped where it is built.
		// @phpstan-ignore requireOnce.fileNotFound (a file of WordPress')
		require_once ABSPATH . 'wp-admin/admin-footer.php';
		exit;
	}

	/**
	 * Returns the question, with the whole request to send again; empty if there is none to ask.
	 *
	 * @param array<array-key, mixed> $parameters Query arguments.
	 */
	public function html( array $parameters ): string {
		$sections = array_filter( array_map( $this->section( ... ), $this->posts( $parameters['post'] ?? null ) ) );
		if ( array() === $sections ) {
			return '';
		}
		$inputs = http_build_query( array( self::CONFIRMED => '1' ) + $parameters, '', '&' );
		return sprintf(
			'<div class="wrap"><h1>%s</h1><p>%s</p>%s<p>%s</p><form method="get">%s<p><button class="button button-primary">%s</button> <a class="button" href="%s">%s</a></p></form></div>',
			esc_html__( 'Move to the trash?', 'atoll' ),
			esc_html__( 'The site uses what you are about to move to the trash. Visitors would not find it there any more:', 'atoll' ),
			implode( '', $sections ),
			esc_html__( 'Entries stay. From the trash, a form can be brought back as it is.', 'atoll' ),
			implode( '', array_map( $this->input( ... ), '' === $inputs ? array() : explode( '&', $inputs ) ) ),
			esc_html__( 'Move to the trash', 'atoll' ),
			esc_url( admin_url( 'edit.php?post_type=' . FormPostType::NAME ) ),
			esc_html__( 'Keep', 'atoll' )
		);
	}

	/**
	 * Returns the forms among the posts that the current user may move to the trash.
	 *
	 * @return list<\WP_Post>
	 */
	private function posts( mixed $ids ): array {
		$posts = array_map(
			static fn( mixed $id ) => is_numeric( $id ) && (int) $id > 0 ? get_post( (int) $id ) : null,
			array_values( (array) $ids )
		);
		return array_values(
			array_filter(
				$posts,
				static fn( ?\WP_Post $post ) => FormPostType::NAME === $post?->post_type
					&& current_user_can( 'delete_post', $post->ID )
			)
		);
	}

	/** Renders a form and its uses; empty if there are none. */
	private function section( \WP_Post $form ): string {
		$items = array_map(
			static fn( FormUse $use ) => sprintf(
				'' === $use->address ? '<li>%2$s</li>' : '<li><a href="%s">%s</a></li>',
				esc_url( $use->address ),
				esc_html( $use->clause )
			),
			$this->uses->find( $this->forms->numberOrZero( $form->ID ) )
		);
		return array() === $items
			? ''
			: sprintf(
				'<h2>%s</h2><ul class="ul-disc">%s</ul>',
				esc_html( get_the_title( $form ) ),
				implode( '', $items )
			);
	}

	/** @param string $pair As in a query string. */
	private function input( string $pair ): string {
		[ $name, $value ] = array_map( urldecode( ... ), explode( '=', $pair, 2 ) + array( 1 => '' ) );
		return sprintf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
	}

	/**
	 * Adds data for the editor, which asks before the form is trashed or becomes a draft (src/builder/form-uses.ts).
	 */
	public function enqueue(): void {
		$post = get_post();
		if ( FormPostType::NAME !== $post?->post_type ) {
			return;
		}
		wp_add_inline_script(
			self::DATA_HANDLE,
			'window.atollFormUses = ' . wp_json_encode( $this->sentence( $post ), JSON_HEX_TAG | JSON_HEX_AMP ) . ';',
			'before'
		);
	}

	/** Returns a sentence on the uses of a form as plain text; empty if there are none. */
	public function sentence( \WP_Post $form ): string {
		$clauses = array_map(
			static fn( FormUse $use ) => $use->clause,
			$this->uses->find( $this->forms->numberOrZero( $form->ID ) )
		);
		/* translators: %s: clauses, such as “Contact” shows it; the header leads to it. */
		return array() === $clauses ? '' : sprintf( __( 'The site uses it: %s. Visitors would not find it there any more.', 'atoll' ), implode( '; ', $clauses ) );
	}
}
