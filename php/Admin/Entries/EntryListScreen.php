<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

use Atoll\Admin\AdminMenu;
use Atoll\Forms\Entries\Listing\ListQuery;
use Atoll\Forms\Entries\Listing\QueryParameters;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Rest\RestNamespaces;

/** The list of entries: an empty element, the script that fills it (src/admin/entries), and its first requests. */
final class EntryListScreen {

	/** Scope in @wordpress/preferences with each user's settings of the list. */
	private const SCOPE = 'atoll/entries';

	/** @param \Closure(): array<array-key, mixed> $queryParameters Query arguments of the screen's URL, unslashed. */
	public function __construct( private EntryScript $script, private \Closure $queryParameters ) {}

	public function render(): void {
		printf(
			'<h1 class="screen-reader-text">%s</h1><div id="atoll-entries"><noscript><p>%s</p></noscript></div>',
			esc_html__( 'Entries', 'atoll' ),
			esc_html__( 'The list of entries needs JavaScript. Please turn it on and open this page again.', 'atoll' )
		);
	}

	public function enqueue(): void {
		$this->script->enqueue(
			EntryScript::LIST,
			array(
				'screen' => AdminMenu::entries(),
				'entry'  => AdminMenu::entries() . '&entry=',
				'print'  => AdminMenu::entries() . '&' . EntryPrintView::PARAMETER . '=',
				'forms'  => admin_url( 'edit.php?post_type=atoll_form' ),
				'log'    => current_user_can( Capabilities::EDIT_SETTINGS ) ? AccessLogPage::address() : '',
				'export' => current_user_can( Capabilities::EXPORT_ENTRIES ) ? ExportController::endpoint() : null,
				'can'    => array(
					'edit'   => current_user_can( Capabilities::EDIT_ENTRIES ),
					'delete' => current_user_can( Capabilities::DELETE_ENTRIES ),
					'forms'  => current_user_can( Capabilities::EDIT_FORMS ),
				),
			),
			$this->preloadPaths()
		);
	}

	/**
	 * Returns the first requests of the list, exactly as the script will send them (src/admin/entries/view).
	 *
	 * @return list<string>
	 */
	private function preloadPaths(): array {
		$queryParameters = ( $this->queryParameters )();
		$parameters      = new QueryParameters( $queryParameters );
		$form            = max( 0, $parameters->int( 'form' ) );
		$preferences     = $this->preferences();
		$columns         = $preferences->texts( "columns-{$form}" );
		$fields          = array_filter(
			array_map(
				static fn( string $column ) => str_starts_with( $column, 'field-' ) ? substr( $column, 6 ) : '',
				$columns
			)
		);
		$size            = $preferences->int( 'perPage', ListQuery::PER_PAGE );
		$query           = array_intersect_key( $queryParameters, array_flip( ListQuery::PARAMETERS ) )
			+ ( ListQuery::PER_PAGE === $size ? array() : array( 'per_page' => $size ) )
			+ ( 0 === $form || array() === $fields ? array() : array( 'columns' => implode( ',', $fields ) ) );
		$formArgs        = 0 === $form ? array() : array( 'form' => $form );
		$entries         = '/' . RestNamespaces::ATOLL . '/entries';
		return array(
			add_query_arg( map_deep( $query, 'rawurlencode' ), $entries ),
			add_query_arg( $formArgs, "{$entries}/counts" ),
			"{$entries}/forms",
			...( 0 === $form ? array() : array( "{$entries}/forms/{$form}" ) ),
		);
	}

	private function preferences(): QueryParameters {
		$all            = get_user_option( 'persisted_preferences' );
		$ownPreferences = is_array( $all ) ? ( $all[ self::SCOPE ] ?? array() ) : array();
		return new QueryParameters( is_array( $ownPreferences ) ? $ownPreferences : array() );
	}
}
