<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Form;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Definition\PublicTexts;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\Logic\ResolvedAnswers;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Html;

/** Everything besides its definition that a form is printed with. */
final class FormRenderContext {

	/** Default for $pageDelay, in milliseconds (spec 4, 9). */
	public const PAGE_DELAY = 1000;

	/** Prefix of ids where a page prints the form for the first time. */
	public const ID_PREFIX = 'atoll';

	/** Pattern of the prefix where a page prints the same form again: {@see prefixAt()} from 2. */
	public const PLACE = '/^' . self::ID_PREFIX . '-copy-[0-9]{1,4}$/D';

	/**
	 * @param string                $actionUrl    Address to which it is posted without JavaScript, without a fragment.
	 * @param Answers|null          $answers      Answers in its inputs; null for default values.
	 * @param array<int, string>    $messages     Error messages by field id.
	 * @param string|null           $alert        What went wrong with the form as a whole, in plain text.
	 * @param string                $alertLink    Safe HTML: a link to what people can do about the alert.
	 * @param array<string, string|list<string>> $hidden Further hidden inputs by name; several of one name as a list.
	 * @param string|null           $confirmation Safe HTML that replaces the form.
	 * @param string                $idPrefix     A different one each time a page prints the same form.
	 * @param bool                  $preview      Whether this is the editor's preview, which has no island and cannot
	 *                                            submit.
	 * @param string                $endpoint     Address to which the island posts.
	 * @param string                $phone        The company's phone number, shown when submitting fails.
	 * @param array<string, string> $inputMessages Error messages by input id, for fields with several inputs.
	 * @param ResolvedAnswers|null          $resolved      What conditional logic shows; null for everything.
	 * @param int                   $page         The page that shows, from 0.
	 * @param list<int>             $seen         Ids of fields that have been shown before.
	 * @param string|null           $notice       What to know before continuing, in plain text.
	 * @param int                   $pageDelay    Milliseconds from pressing Next or Back until the page turns (spec 4).
	 * @param array<string, array<string, string>> $settings For the island's parts: contract/schema/part-settings.
	 * @param array<string, \Closure( FieldView ): string> $slotRenderers Print safe HTML into slots of fields, by the
	 * slots' names.
	 * @param string $trap      Label of the honeypot input; empty for none.
	 * @param string $phoneUrl  Link that dials $phone; empty if it cannot be dialled.
	 * @param string $savePanel Safe HTML about a form that was just saved.
	 * @param string $above     Safe HTML above the fields, as long as the form shows.
	 * @param list<int> $given  Ids of fields whose answers are sent, encrypted, in a hidden input.
	 * @param bool   $reviewed  Whether the review of all answers has been shown.
	 */
	public function __construct(
		public readonly string $actionUrl,
		public readonly ?Answers $answers = null,
		public readonly array $messages = array(),
		public readonly ?string $alert = null,
		public readonly array $hidden = array(),
		public readonly ?string $confirmation = null,
		public readonly string $idPrefix = self::ID_PREFIX,
		public readonly bool $preview = false,
		public readonly string $endpoint = '',
		public readonly string $phone = '',
		public readonly array $inputMessages = array(),
		public readonly ?ResolvedAnswers $resolved = null,
		public readonly int $page = 0,
		public readonly array $seen = array(),
		public readonly ?string $notice = null,
		public readonly int $pageDelay = self::PAGE_DELAY,
		public readonly array $settings = array(),
		public readonly array $slotRenderers = array(),
		public readonly string $savePanel = '',
		public readonly string $alertLink = '',
		public readonly string $trap = '',
		public readonly string $phoneUrl = '',
		public readonly string $above = '',
		public readonly bool $reviewed = false,
		public readonly array $given = array(),
	) {}

	/** @param int $time How often the page has printed the form, including this time; from 1. */
	public static function prefixAt( int $time ): string {
		return self::ID_PREFIX . ( 1 === $time ? '' : "-copy-{$time}" );
	}

	/** Returns the island's props besides the form's definition: the inside of a JSON object. */
	public function props( Form $form ): string {
		$props   = array(
			'texts'     => PublicTexts::ofFailures( $form, '' !== $this->phone ),
			'endpoint'  => $this->endpoint,
			'phone'     => $this->phone,
			'phoneUrl'  => $this->phoneUrl,
			'pageDelay' => $form->pages() > 1 ? $this->pageDelay : '',
			'settings'  => $this->settings,
		);
		$isGiven = static fn( mixed $value ): bool => '' !== $value && array() !== $value;
		return substr( Html::json( array_filter( $props, $isGiven ) ), 1, -1 );
	}
}
