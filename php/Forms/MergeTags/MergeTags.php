<?php

declare( strict_types=1 );

namespace Atoll\Forms\MergeTags;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\Formats\FieldTag;
use Atoll\Forms\Entries\Entry;

/**
 * Replaces Gravity Forms' merge tags in texts that editors wrote: `{Email:2}`, `{Name (First):3.3}`, `{Loan:4:value}`,
 * `{all_fields}` and those of {@see MergeTagValues}. Answers are escaped for the format, so that none becomes markup, a
 * header or part of a URL. Unknown tags stay as they are. No tag prints a password, since none is stored.
 */
final class MergeTags {

	private const TAG = '~\{([^{}]+)\}~';
	private const ALL = '~^all_fields(?::(.*))?$~D';

	/** The match leaves out the label, which may contain colons, too. */
	private const FIELD = '~^.*\K' . FieldTag::NUMBER . '$~Ds';

	/** The first of several numbers in a tag, which Gravity Forms reads; {@see FIELD} finds the last. */
	private const FIRST_NUMBER = '~^.*?:(\d+(?:\.\w+)?)(?::.*)?$~Ds';

	/**
	 * Modifiers of all answers: staff labels, unanswered questions, choices' values, without fields hidden from
	 * visitors.
	 */
	private const MODIFIERS = array( 'admin', 'empty', 'value', 'nohidden' );

	/** What Gravity Forms would treat as a tag, unlike other text in braces. */
	private const LIKE_A_TAG = '~^[a-z_]+(?::[^{}]*)?$~Di';

	/**
	 * @param UntrustedText|null $untrustedText Defuses text that no editor wrote; null leaves it as it is.
	 */
	public function __construct(
		private MergeTagAnswers $answers,
		private MergeTagValues $values,
		private ?UntrustedText $untrustedText = null
	) {}

	/**
	 * Returns tags of an imported text that are not replaced, or not in the way they ask for.
	 *
	 * @return list<string> With their braces.
	 */
	public static function unknown( string $text ): array {
		return self::found(
			$text,
			static fn( string $tag ): bool => self::isLikeOne( $tag ) && ! self::isKnown( $tag )
		);
	}

	/**
	 * Returns tags of these fields in an imported text.
	 *
	 * @param list<int> $fields Field ids.
	 * @return list<string> With their braces.
	 */
	public static function ofFields( array $fields, string $text ): array {
		return self::found(
			$text,
			static fn( string $tag ): bool => 1 === preg_match( self::FIELD, $tag, $match )
				&& in_array( (int) $match['field'], $fields, true )
		);
	}

	/**
	 * @param \Closure( string ): bool $isMeant Gets a tag without its braces.
	 * @return list<string> With their braces, each once.
	 */
	private static function found( string $text, \Closure $isMeant ): array {
		// Braces in style sheets are not tags.
		preg_match_all( self::TAG, (string) preg_replace( '~<style\b.*?</style>~is', '', $text ), $tags );
		return array_map(
			static fn( string $tag ): string => '{' . $tag . '}',
			array_values( array_unique( array_filter( $tags[1], $isMeant ) ) )
		);
	}

	private static function isLikeOne( string $tag ): bool {
		return 1 === preg_match( self::LIKE_A_TAG, $tag ) || 1 === preg_match( self::FIELD, $tag );
	}

	private static function isKnown( string $tag ): bool {
		return match ( true ) {
			1 === preg_match( self::ALL, $tag, $match ) =>
				array() === array_diff( array_filter( self::modifiers( $match ) ), self::MODIFIERS ),
			1 === preg_match( self::FIELD, $tag, $match ) =>
				MergeTagAnswers::isModifier( $match['modifier'] ?? '' )
					&& 1 === preg_match( self::FIRST_NUMBER, $tag, $first ) && $first[1] === $match['field'],
			default                                       => MergeTagValues::isKnown( $tag ),
		};
	}

	/**
	 * @param array<string> $match Match of a tag for all answers.
	 * @return list<string>
	 */
	private static function modifiers( array $match ): array {
		return explode( ',', $match[1] ?? '' );
	}

	/** Returns merge tags for emails to a recipient who may have nothing to do with the sender of the form. */
	public function withUntrustedText(): self {
		return new self( $this->answers, $this->values, new UntrustedText() );
	}

	/** @param Entry|null $entry Null until it is stored. */
	public function fill(
		string $template,
		MergeTagFormat $format,
		Form $form,
		Answers $answers,
		?Entry $entry = null
	): string {
		return (string) preg_replace_callback(
			self::TAG,
			fn( array $match ) => $this->replacement( $match[1], $format, $form, $answers, $entry ) ?? $match[0],
			$template
		);
	}

	/**
	 * Replaces the tags in the URLs of an editor's HTML; {@see fill()} replaces the others once the HTML is formatted,
	 * or is plain text. Of questions' tags only the numbers stay, `{:4}`: their labels may look like markup, such as
	 * "Income <$80k".
	 *
	 * @param Entry|null $entry Null until it is stored.
	 */
	public function fillAddresses( string $html, Form $form, Answers $answers, ?Entry $entry = null ): string {
		$withoutWords = (string) preg_replace_callback(
			self::TAG,
			static fn( array $tag ) => 1 === preg_match( self::FIELD, $tag[1], $match )
				? '{' . $match[0] . '}'
				: $tag[0],
			$html
		);
		// Most messages contain no links or images.
		return ! str_contains( $withoutWords, '=' ) ? $withoutWords : HtmlAddresses::fill(
			$withoutWords,
			fn( string $part, MergeTagFormat $format ) => $this->fill( $part, $format, $form, $answers, $entry )
		);
	}

	private function replacement(
		string $tag,
		MergeTagFormat $format,
		Form $form,
		Answers $answers,
		?Entry $entry
	): ?string {
		if ( 1 === preg_match( self::ALL, $tag, $match ) ) {
			return $format->answers( $this->rows( $form, $answers, self::modifiers( $match ) ) );
		}
		if ( 1 !== preg_match( self::FIELD, $tag, $match ) ) {
			$text = $this->values->replacement( $tag, $form, $entry, $this->untrustedText );
			return null === $text ? null : $format->text( $text );
		}
		list( $id, $part ) = explode( '.', $match['field'] ) + array( '', '' );
		$field             = $form->field( (int) $id );
		// Empty for a field that no longer exists, so that the editor's sentence stays readable.
		return null === $field
			? ''
			: $format->text(
				$this->answers->replacement( $field, $answers, $part, $match['modifier'] ?? '', $this->untrustedText )
			);
	}

	/**
	 * @param list<string> $modifiers Some of {@see MODIFIERS}.
	 * @return list<array{label: string, text: string}> In the order of the form.
	 */
	private function rows( Form $form, Answers $answers, array $modifiers ): array {
		$rows     = array();
		$modifier = in_array( 'value', $modifiers, true ) ? 'value' : '';
		$isShown  = static fn( Field $field ): bool => 'hidden' !== $field->control;
		$fields   = $form->fields();
		foreach ( in_array( 'nohidden', $modifiers, true ) ? array_filter( $fields, $isShown ) : $fields as $field ) {
			$text = $this->answers->replacement( $field, $answers, '', $modifier, $this->untrustedText );
			if (
				'' !== $text
					|| ( in_array( 'empty', $modifiers, true ) && $field->isStored() )
			) {
				$rows[] = array(
					'label' => in_array( 'admin', $modifiers, true ) && '' !== $field->adminLabel
						? $field->adminLabel
						: $field->label,
					'text'  => $text,
				);
			}
		}
		return $rows;
	}
}
