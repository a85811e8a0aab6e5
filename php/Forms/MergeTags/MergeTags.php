<?php

declare( strict_types=1 );

namespace Atoll\Forms\MergeTags;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\Formats\FieldTag;
use Atoll\Forms\Entries\Entry;

/**
 * Gravity Forms' merge tags in what an editor wrote: `{Email:2}`, `{Name (First):3.3}`, `{Loan:4:value}`,
 * `{all_fields}` and what {@see MergeTagValues} knows. Answers are escaped for the format, so that none
 * becomes markup, a header or part of an address. An unknown tag stays as it is written. No tag prints
 * a password, since none is stored.
 */
final class MergeTags {

	private const TAG = '~\{([^{}]+)\}~';
	private const ALL = '~^all_fields(?::(.*))?$~D';

	/** What it finds leaves out the label, which may have colons too. */
	private const FIELD = '~^.*\K' . FieldTag::NUMBER . '$~Ds';

	/** The number that Gravity Forms reads where a tag has several: the first, of which {@see FIELD} finds the last. */
	private const FIRST_NUMBER = '~^.*?:(\d+(?:\.\w+)?)(?::.*)?$~Ds';

	/** Of all answers: as labels that staff see, also none, choices' values, without what visitors do not see. */
	private const MODIFIERS = array( 'admin', 'empty', 'value', 'nohidden' );

	/** What Gravity Forms would take for a tag, among whatever else stands in braces. */
	private const LIKE_A_TAG = '~^[a-z_]+(?::[^{}]*)?$~Di';

	/**
	 * @param UntrustedText|null $untrustedText Defuses words that no editor wrote; null leaves them as they are.
	 */
	public function __construct(
		private MergeTagAnswers $answers,
		private MergeTagValues $values,
		private ?UntrustedText $untrustedText = null
	) {}

	/**
	 * Tags of an imported text that are not filled in, or not as they ask for it.
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
	 * Tags of these fields in an imported text.
	 *
	 * @param list<int> $fields Their ids.
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
	 * @param \Closure( string ): bool $isMeant Takes a tag without its braces.
	 * @return list<string> With their braces, each once.
	 */
	private static function found( string $text, \Closure $isMeant ): array {
		// Braces of style sheets are their own.
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
	 * @param array<string> $match Of all answers.
	 * @return list<string>
	 */
	private static function modifiers( array $match ): array {
		return explode( ',', $match[1] ?? '' );
	}

	/** The same for mail to somebody who may have nothing to do with whoever sent the form. */
	public function withUntrustedText(): self {
		return new self( $this->answers, $this->values, new UntrustedText() );
	}

	/** @param Entry|null $entry Once it is stored. */
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
	 * HTML that an editor wrote with the tags in its addresses filled in, for {@see fill()} to fill in the others once
	 * it is formatted, or text. Of tags of questions nothing but the numbers stays, `{:4}`: their words may look like
	 * markup, as those of "Income <$80k" do.
	 *
	 * @param Entry|null $entry Once it is stored.
	 */
	public function fillAddresses( string $html, Form $form, Answers $answers, ?Entry $entry = null ): string {
		$withoutWords = (string) preg_replace_callback(
			self::TAG,
			static fn( array $tag ) => 1 === preg_match( self::FIELD, $tag[1], $match )
				? '{' . $match[0] . '}'
				: $tag[0],
			$html
		);
		// Most messages are words alone.
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
			$text = $this->values->of( $tag, $form, $entry, $this->untrustedText );
			return null === $text ? null : $format->text( $text );
		}
		list( $id, $part ) = explode( '.', $match['field'] ) + array( '', '' );
		$field             = $form->field( (int) $id );
		// Empty for a field that is not there any more: an editor's sentence stays readable.
		return null === $field
			? ''
			: $format->text(
				$this->answers->of( $field, $answers, $part, $match['modifier'] ?? '', $this->untrustedText )
			);
	}

	/**
	 * @param list<string> $modifiers Some of {@see MODIFIERS}.
	 * @return list<array{label: string, text: string}> In the form's order.
	 */
	private function rows( Form $form, Answers $answers, array $modifiers ): array {
		$rows     = array();
		$modifier = in_array( 'value', $modifiers, true ) ? 'value' : '';
		$isShown  = static fn( Field $field ): bool => 'hidden' !== $field->control;
		$fields   = $form->fields();
		foreach ( in_array( 'nohidden', $modifiers, true ) ? array_filter( $fields, $isShown ) : $fields as $field ) {
			$text = $this->answers->of( $field, $answers, '', $modifier, $this->untrustedText );
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
