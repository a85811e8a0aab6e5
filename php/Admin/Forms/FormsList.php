<?php

declare( strict_types=1 );

namespace Atoll\Admin\Forms;

use Atoll\Admin\AdminMenu;
use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Forms\Definitions\Storage\FormRepository;

/** WordPress' own list of posts as the list of forms: what it says of each, and what can be done with it. */
final class FormsList {

	private const HANDLE = 'atoll-forms-list';

	/**
	 * @param \Closure( list<int> ): array<int, array{total: int, unread: int}> $counts Of entries, by the forms' numbers.
	 * @param FormPreviewLink $preview Where a form is tried.
	 */
	public function __construct(
		private FormRepository $forms,
		private FormStatusLabel $states,
		private \Closure $counts,
		private FormPreviewLink $preview,
		private DuplicateForm $duplicate,
		private FormUseColumn $shown
	) {}

	/** @var array<int, array{total: int, unread: int}>|null By the forms' numbers, of all that this list shows. */
	private ?array $counted = null;

	/**
	 * @param array<string, mixed> $type
	 * @return array<string, mixed>
	 */
	public static function underMenu( array $type ): array {
		return array( 'show_in_menu' => AdminMenu::ENTRIES ) + $type;
	}

	/**
	 * @param array<string, string> $columns
	 * @return array<string, string>
	 */
	public function columns( array $columns ): array {
		return array_intersect_key( $columns, array( 'cb' => true, 'title' => true ) ) + array(
			'atoll_shortcode' => __( 'Shortcode', 'atoll' ),
			'atoll_shown'     => __( 'Shown on', 'atoll' ),
			'atoll_entries'   => __( 'Entries', 'atoll' ),
			'atoll_state'     => __( 'Status', 'atoll' ),
			'atoll_changed'   => __( 'Last changed', 'atoll' ),
		);
	}

	public function cell( string $column, int $post ): void {
		$number = $this->forms->numberOf( $post );
		echo match ( $column ) { // Escaped where it is made.
			'atoll_shortcode' => 0 === $number ? '' : $this->shortcode( $number ),
			'atoll_shown'     => 0 === $number ? '' : $this->shown->html( $number ),
			'atoll_entries'   => $this->entries( $number ),
			'atoll_state'     => esc_html( $this->states->of( $number ) ),
			'atoll_changed'   => esc_html( $this->changed( $post ) ),
			default           => '',
		};
	}

	private function shortcode( int $number ): string {
		$text = sprintf( '[atoll_form id="%d"]', $number );
		return sprintf(
			'<code>%s</code> <button type="button" class="button button-small atoll-copy" data-copy="%s" aria-label="%s">%s</button>',
			esc_html( $text ),
			esc_attr( $text ),
			/* translators: %d: number of a form. */
			esc_attr( sprintf( __( 'Copy the shortcode of form %d', 'atoll' ), $number ) ),
			esc_html__( 'Copy', 'atoll' )
		);
	}

	private function entries( int $number ): string {
		$counts = $this->counts()[ $number ] ?? array( 'total' => 0, 'unread' => 0 );
		$link   = sprintf( '<a href="%s">%s</a>', esc_url( AdminMenu::entriesOf( $number ) ), esc_html( number_format_i18n( $counts['total'] ) ) );
		return $link
			/* translators: %s: a number of entries that nobody has read. */
			. ( $counts['unread'] > 0 ? ' ' . esc_html( sprintf( __( '(%s unread)', 'atoll' ), number_format_i18n( $counts['unread'] ) ) ) : '' );
	}

	/** @return array<int, array{total: int, unread: int}> Asked once for the whole list. */
	private function counts(): array {
		global $wp_query;
		$posts = $wp_query instanceof \WP_Query ? (array) $wp_query->posts : array();
		return $this->counted ??= ( $this->counts )(
			array_values(
				array_filter( array_map( fn( mixed $post ): int => $post instanceof \WP_Post ? $this->forms->numberOf( $post->ID ) : 0, $posts ) )
			)
		);
	}

	private function changed( int $post ): string {
		/* translators: 1: a day, 2: a time of day. */
		return sprintf( __( '%1$s at %2$s', 'atoll' ), (string) get_the_modified_date( '', $post ), (string) get_the_modified_time( '', $post ) );
	}

	/**
	 * @param array<string, string> $actions
	 * @return array<string, string>
	 */
	public function actions( array $actions, \WP_Post $post ): array {
		if ( FormPostType::NAME !== $post->post_type || 'trash' === $post->post_status || ! current_user_can( 'edit_post', $post->ID ) ) {
			return $actions;
		}
		$number = $this->forms->numberOf( $post->ID );
		$own    = array(
			'atoll_duplicate' => array( $this->duplicate->address( $post->ID ), __( 'Duplicate', 'atoll' ) ),
			'atoll_preview'   => array( $this->preview->of( $post->ID ), __( 'Preview', 'atoll' ) ),
			'atoll_entries'   => array( AdminMenu::entriesOf( $number ), __( 'Entries', 'atoll' ) ),
		);
		$links = array_map( static fn( array $link ): string => sprintf( '<a href="%s">%s</a>', esc_url( $link[0] ), esc_html( $link[1] ) ), $own );
		return array_intersect_key( $actions, array( 'edit' => true ) ) + $links
			+ array_diff_key( $actions, array( 'inline hide-if-no-js' => true ) );
	}

	/**
	 * The column says it.
	 *
	 * @param array<string, string> $states
	 * @return array<string, string>
	 */
	public function withoutStates( array $states, \WP_Post $post ): array {
		return FormPostType::NAME === $post->post_type ? array() : $states;
	}

	public function load(): void {
		if ( FormPostType::NAME !== get_current_screen()?->post_type ) {
			return;
		}
		add_filter( 'months_dropdown_results', static fn(): array => array() );
		add_action( 'admin_enqueue_scripts', $this->enqueue( ... ) );
	}

	/** The clipboard needs a script; where it is shut, what is to be copied stands there to be selected. */
	private function enqueue(): void {
		wp_register_script( self::HANDLE, false, array( 'wp-a11y' ), '1', true );
		wp_enqueue_script( self::HANDLE );
		/* translators: said to screen readers, after a shortcode was copied. */
		$copied = wp_json_encode( __( 'Copied', 'atoll' ), JSON_HEX_TAG );
		wp_add_inline_script( self::HANDLE, "document.addEventListener( 'click', async ( { target } ) => { const button = target.closest( '.atoll-copy' ); if ( button ) { await navigator.clipboard.writeText( button.dataset.copy ); button.textContent = {$copied}; wp.a11y.speak( {$copied} ); } } );" );
		wp_add_inline_style( 'wp-admin', '.column-atoll_shortcode { width: 18em; } .column-atoll_entries, .column-atoll_state { width: 11em; }' );
	}
}
