<?php

declare( strict_types=1 );

namespace Atoll\Admin\Forms;

use Atoll\Admin\AdminMenu;

/** Columns of the list of forms. */
final class FormsListColumns {

	/** @var array<int, array{total: int, unread: int}>|null Of all forms in the list, by number. */
	private ?array $entryCounts = null;

	/**
	 * @param \Closure( list<int> ): array<int, array{total: int, unread: int}> $counts Counts entries by form number.
	 */
	public function __construct(
		private ListedForms $forms,
		private FormStatusLabel $statusLabel,
		private \Closure $counts,
		private FormUseColumn $useColumn
	) {}

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
		echo match ( $column ) { // Escaped where it is built.
			'atoll_shortcode' => 0 === $number ? '' : $this->shortcode( $number ),
			'atoll_shown'     => 0 === $number ? '' : $this->useColumn->html( $number, $this->forms->numbers() ),
			'atoll_entries'   => $this->entries( $number ),
			'atoll_state'     => esc_html( $this->statusLabel->label( $number ) ),
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
		$link   = sprintf(
			'<a href="%s">%s</a>',
			esc_url( AdminMenu::entriesOf( $number ) ),
			esc_html( number_format_i18n( $counts['total'] ) )
		);
		/* translators: %s: a number of entries that nobody has read. */
		$unread = sprintf( __( '(%s unread)', 'atoll' ), number_format_i18n( $counts['unread'] ) );
		return $counts['unread'] > 0 ? $link . ' ' . esc_html( $unread ) : $link;
	}

	/** @return array<int, array{total: int, unread: int}> Queried once for the whole list. */
	private function counts(): array {
		return $this->entryCounts ??= ( $this->counts )( $this->forms->numbers() );
	}

	private function changed( int $post ): string {
		return sprintf(
			/* translators: 1: a day, 2: a time of day. */
			__( '%1$s at %2$s', 'atoll' ),
			(string) get_the_modified_date( '', $post ),
			(string) get_the_modified_time( '', $post )
		);
	}
}
