<?php

declare( strict_types=1 );

namespace Atoll\Entries;

use Atoll\Forms\Answers;
use Atoll\Forms\Display;
use Atoll\Forms\Form;
use Atoll\Forms\Text;

/**
 * Gravity Forms' merge tags in what an editor wrote: `{Email:2}`, `{Name (First):3.3}`, `{all_fields}`, `{form_title}` …
 * What was answered is escaped for where it goes, so that no answer becomes markup, a header or part of an address.
 * A tag that nobody knows stays as it is written.
 */
final class MergeTags {

	private const TAG   = '~\{([^{}]+)\}~';
	private const FIELD = '~:([1-9][0-9]*)(?:\.([1-9][0-9]*))?(?::[^:]*)?$~D';

	public function __construct( private Display $display ) {}

	/** @param Entry|null $entry Once it is stored. */
	public function fill( string $template, MergeFormat $format, Form $form, Answers $answers, ?Entry $entry = null ): string {
		return (string) preg_replace_callback(
			self::TAG,
			fn( array $found ) => $this->one( $found[1], $format, $form, $answers, $entry ) ?? $found[0],
			$template
		);
	}

	private function one( string $tag, MergeFormat $format, Form $form, Answers $answers, ?Entry $entry ): ?string {
		if ( 'all_fields' === $tag || str_starts_with( $tag, 'all_fields:' ) ) {
			return $format->table( $this->rows( $form, $answers ) );
		}
		$text = 1 === preg_match( self::FIELD, $tag, $found )
			? $this->answer( $form, $answers, (int) $found[1], $found[2] ?? '' )
			: $this->fact( $tag, $form, $entry );
		return null === $text ? null : $format->text( $text );
	}

	/** @return list<array{label: string, text: string}> What was answered, in the form's order. */
	private function rows( Form $form, Answers $answers ): array {
		return array_map(
			static fn( array $shown ) => array(
				'label' => '' === $shown['field']->adminLabel ? $shown['field']->label : $shown['field']->adminLabel,
				'text'  => $shown['text'],
			),
			$this->display->of( $form, $answers )
		);
	}

	/** Empty for a field that has no answer, or is not there any more: an editor's sentence stays readable. */
	private function answer( Form $form, Answers $answers, int $field, string $part ): string {
		if ( '' !== $part ) {
			return Text::printable( $answers->toEntry()[ "{$field}.{$part}" ] ?? '' );
		}
		foreach ( $this->display->of( $form, $answers ) as $shown ) {
			if ( $field === $shown['field']->id ) {
				return $shown['text'];
			}
		}
		return '';
	}

	private function fact( string $tag, Form $form, ?Entry $entry ): ?string {
		return match ( $tag ) {
			'form_title'  => $form->title(),
			'form_id'     => (string) $form->id(),
			'entry_id'    => null === $entry ? '' : (string) $entry->id,
			'entry_url'   => null === $entry ? '' : admin_url( 'admin.php?page=atoll-entries&entry=' . $entry->id ),
			'embed_url'   => null === $entry ? '' : $entry->sourceUrl,
			'ip'          => null === $entry ? '' : $entry->ip,
			'user_agent'  => null === $entry ? '' : $entry->userAgent,
			'date_mdy'    => wp_date( 'm/d/Y' ) ?: '',
			'date_dmy'    => wp_date( 'd/m/Y' ) ?: '',
			'admin_email' => get_bloginfo( 'admin_email' ),
			default       => null,
		};
	}
}
