<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Cases\CaseFile;
use Atoll\Cases\Cases;
use Atoll\Entries\Entry;
use Atoll\Entries\EntryCriteria;
use Atoll\Entries\EntryRepository;

require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php'; // @phpstan-ignore requireOnce.fileNotFound (a file of WordPress', which is not among the checked ones)

/** The list of entries, newest first. */
final class EntriesTable extends \WP_List_Table {

	private const PER_PAGE = 20;
	private const ANSWERS  = 3;

	/** @var array<int, CaseFile> Of the entries that are shown. */
	private array $shown = array();

	public function __construct( private EntryRepository $entries, private EntryFields $fields, private EntryFiles $files, private Cases $cases ) {
		parent::__construct(
			array(
				'singular' => 'entry',
				'plural'   => 'entries',
				'screen'   => AdminPages::ENTRIES,
				'ajax'     => false,
			)
		);
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return array(
			'entry'   => __( 'Entry', 'atoll' ),
			'date'    => __( 'Received', 'atoll' ),
			'answers' => __( 'Answers', 'atoll' ),
			'status'  => __( 'Status', 'atoll' ),
			'user'    => __( 'Login', 'atoll' ),
		);
	}

	public function prepare_items(): void {
		$page                  = $this->get_pagenum();
		$criteria              = new EntryCriteria( $this->status(), array(), self::PER_PAGE, ( $page - 1 ) * self::PER_PAGE );
		$this->_column_headers = array( $this->get_columns(), array(), array(), 'entry' );
		$this->items           = $this->entries->list( $criteria );
		$this->shown           = $this->cases->all( array_map( static fn( Entry $entry ) => $entry->id, $this->items ) );
		$this->set_pagination_args(
			array(
				'total_items' => $this->entries->count( $criteria ),
				'per_page'    => self::PER_PAGE,
			)
		);
	}

	public function no_items(): void {
		echo esc_html(
			match ( $this->status() ) {
				'spam'  => __( 'No spam.', 'atoll' ),
				'trash' => __( 'The trash is empty.', 'atoll' ),
				default => __( 'No entries yet. They appear here as soon as somebody sends a form.', 'atoll' ),
			}
		);
	}

	/** @return array<string, string> */
	protected function get_views(): array {
		$views = array();
		foreach ( EntryFields::statuses() as $status => $label ) {
			$views[ $status ] = sprintf(
				'<a href="%s"%s>%s <span class="count">(%s)</span></a>',
				esc_url( add_query_arg( 'status', $status, AdminPages::entries() ) ),
				$status === $this->status() ? ' class="current" aria-current="page"' : '',
				esc_html( $label ),
				esc_html( number_format_i18n( $this->entries->count( new EntryCriteria( $status ) ) ) )
			);
		}
		return $views;
	}

	/** @param Entry $item */
	protected function column_entry( $item ): string {
		return sprintf(
			'<strong><a class="row-title" href="%s">%s</a></strong><br>%s',
			esc_url( AdminPages::entry( $item->id ) ),
			esc_html( $this->fields->person( $item ) ),
			/* translators: 1: title of a form, 2: number of an entry. */
			esc_html( sprintf( __( '%1$s, no. %2$d', 'atoll' ), $this->fields->form( $item ), $item->id ) )
		);
	}

	/** @param Entry $item */
	protected function column_answers( $item ): string {
		$values = array_column( array_slice( $this->fields->answers( $item ), 0, self::ANSWERS ), 'value' );
		return esc_html( mb_strimwidth( strtr( implode( ' · ', $values ), $this->files->names( $item ) ), 0, 160, '…' ) );
	}

	/**
	 * How the application stands, and whether it waits for its client.
	 *
	 * @param Entry $item
	 */
	protected function column_status( $item ): string {
		$case    = $this->shown[ $item->id ] ?? null;
		$waiting = count( $case?->missing() ?? array() );
		if ( null === $case || 'active' !== $item->status ) {
			return esc_html( $this->fields->status( $item ) );
		}
		/* translators: %d: number of documents. */
		$words = 0 === $waiting ? '' : sprintf( _n( 'Waiting for %d document', 'Waiting for %d documents', $waiting, 'atoll' ), $waiting );
		return esc_html( $case->status->title ) . ( '' === $words ? '' : '<br><strong>' . esc_html( $words ) . '</strong>' );
	}

	/**
	 * @param Entry  $item
	 * @param string $column_name
	 */
	protected function column_default( $item, $column_name ): string {
		return esc_html(
			match ( $column_name ) {
				'date'   => $this->fields->date( $item ),
				'user'   => $this->fields->user( $item ),
				default  => '',
			}
		);
	}

	private function status(): string {
		$sent = $_GET['status'] ?? 'active'; // Compared with a list.
		return is_string( $sent ) && isset( EntryFields::statuses()[ $sent ] ) ? $sent : 'active';
	}
}
