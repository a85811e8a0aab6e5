<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Panels;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryTexts;
use Atoll\Portal\Applications\Record\ApplicationRecord;

/** What was answered. */
final class AnswersPanel implements EntryPanel {

	public function __construct( private EntryTexts $texts, private FilesPanel $files ) {}

	public function title(): string {
		return __( 'Answers', 'atoll' );
	}

	public function body( Entry $entry, ApplicationRecord $record ): string {
		$names = $this->files->names( $entry );
		$rows  = '';
		foreach ( $this->texts->answers( $entry ) as $row ) {
			$rows .= sprintf(
				'<tr><th scope="row">%s</th><td>%s</td></tr>',
				esc_html( $row['label'] ),
				nl2br( esc_html( strtr( $row['value'], $names ) ) )
			);
		}
		return "<table class=\"widefat fixed striped atoll-answers\"><tbody>{$rows}</tbody></table>";
	}
}
