<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Panels;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryAnswer;
use Atoll\Forms\Entries\EntryTexts;
use Atoll\Platform\Settings\DisplayedPhone;
use Atoll\Portal\Applications\Record\ApplicationRecord;

/** Panel with the answers. Email addresses and phone numbers are links. */
final class AnswersPanel implements EntryPanel {

	public function __construct(
		private EntryTexts $texts,
		private FilesPanel $files,
		private DisplayedPhone $phone
	) {}

	public function title(): string {
		return __( 'Answers', 'atoll' );
	}

	public function body( Entry $entry, ApplicationRecord $record ): string {
		$names = $this->files->names( $entry );
		$rows  = '';
		foreach ( $this->texts->entryAnswers( $entry ) as $answer ) {
			$url   = $this->url( $answer );
			$text  = '<bdi>' . nl2br( esc_html( strtr( $answer->text, $names ) ) ) . '</bdi>';
			$rows .= sprintf(
				'<tr><th scope="row">%s</th><td>%s</td></tr>',
				esc_html( $this->texts->label( $answer ) ),
				'' === $url ? $text : sprintf( '<a href="%s">%s</a>', esc_url( $url ), $text )
			);
		}
		return "<table class=\"widefat fixed striped atoll-answers\"><tbody>{$rows}</tbody></table>";
	}

	/** Returns a mailto: or tel: URL; empty for other answers. */
	private function url( EntryAnswer $answer ): string {
		$field = $answer->field;
		return match ( true ) {
			null === $field || '' === $answer->text => '',
			// Encoded, because a question mark before the @ would start the URL's query, with other recipients.
			$field->isEmailAddress => false === is_email( $answer->text )
				? ''
				: 'mailto:' . str_replace( '%40', '@', rawurlencode( $answer->text ) ),
			'tel' === $field->data->map( 'attributes' )->string( 'type' ) => $this->phone->url( $answer->text ),
			default                => '',
		};
	}
}
