<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

use Atoll\Admin\AdminMenu;
use Atoll\Admin\Entries\Actions\EntryActionController;
use Atoll\Admin\Entries\Panels\EntryPanel;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Capabilities;
use Atoll\Portal\Applications\Record\ApplicationRecord;
use Atoll\Portal\Applications\Record\ApplicationRecordReader;

/** The screen of one entry: its panels, and a row of buttons (src/admin/entry) above them. */
final class EntryScreen {

	/**
	 * @param list<EntryPanel> $panels Panels with the entry's data.
	 * @param list<EntryPanel> $aside  Panels with actions, beside the others if there is room.
	 */
	public function __construct(
		private EntryScript $script,
		private ApplicationRecordReader $records,
		private EntryActionController $controller,
		private EntryViews $views,
		private array $panels,
		private array $aside,
	) {}

	public function enqueue( Entry $entry ): void {
		$this->script->enqueue(
			EntryScript::ENTRY,
			array(
				'screen' => AdminMenu::entries(),
				'entry'  => AdminMenu::entries() . '&entry=',
				'print'  => AdminMenu::entries() . '&' . EntryPrintView::PARAMETER . '=',
				'export' => current_user_can( Capabilities::EXPORT_ENTRIES ) ? ExportController::endpoint() : null,
				'can'    => array( 'edit' => current_user_can( Capabilities::EDIT_ENTRIES ) ),
				'one'    => array(
					'id'        => $entry->id,
					'form'      => $entry->formNumber,
					'view'      => $entry->isActive() ? 'inbox' : $entry->status,
					'edit'      => $entry->isActive() && current_user_can( Capabilities::EDIT_ENTRIES )
						? EntryEditScreen::address( $entry->id )
						: '',
					'isStarred' => $entry->isStarred,
					'isHeld'    => $entry->isHeld,
				),
			)
		);
	}

	public function render( Entry $entry ): void {
		$this->views->record( $entry );
		$this->controller->printNotice();
		// The script replaces it with a link back to the same page of the list.
		printf(
			'<div id="atoll-entry"><p><a href="%s">%s</a></p></div>',
			esc_url( AdminMenu::entries() ),
			esc_html__( '← All entries', 'atoll' )
		);
		$record = $this->records->read( $entry->id );
		// Markup of WordPress' edit screens: two columns if there is room, else the answers first.
		echo '<div id="poststuff"><div id="post-body" class="metabox-holder columns-2">';
		// Escaped where it is built.
		echo '<div id="postbox-container-2" class="postbox-container">' . $this->boxes( $this->panels, $entry, $record )
			. '</div>';
		// As above.
		echo '<div id="postbox-container-1" class="postbox-container">' . $this->boxes( $this->aside, $entry, $record )
			. '</div>';
		echo '</div><br class="clear"></div>';
	}

	/** @param list<EntryPanel> $panels */
	private function boxes( array $panels, Entry $entry, ApplicationRecord $record ): string {
		$boxes = '';
		foreach ( $panels as $panel ) {
			$body   = $panel->body( $entry, $record );
			$boxes .= '' === $body ? '' : sprintf(
				'<div class="postbox"><div class="postbox-header"><h2>%s</h2></div><div class="inside">%s</div></div>',
				esc_html( $panel->title() ),
				$body
			);
		}
		return $boxes;
	}
}
