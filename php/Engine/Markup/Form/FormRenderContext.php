<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Form;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Definition\PublicTexts;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\Logic\ResolvedAnswers;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Html;

/** What a form is shown with, this time. */
final class FormRenderContext {

	/** Milliseconds (spec 4, 9). */
	public const PAGE_DELAY = 1000;

	/** What the ids begin with of a form that a page prints once. */
	public const ID_PREFIX = 'atoll';

	/** What they begin with where it prints the same form again, as a pattern: {@see prefixAt()} from 2. */
	public const PLACE = '/^' . self::ID_PREFIX . '-copy-[0-9]{1,4}$/D';

	/**
	 * @param string                $actionUrl    Where it is posted to without JavaScript, without a fragment.
	 * @param Answers|null          $answers      What its inputs hold; null for their defaults.
	 * @param array<int, string>    $messages     By field id.
	 * @param string|null           $alert        What went wrong with the form as a whole, plain text.
	 * @param string                $alertLink    Safe HTML: a way on from it.
	 * @param array<string, string|list<string>> $hidden Further hidden inputs, by name; several of one name as a list.
	 * @param string|null           $confirmation Safe HTML, in the form's place.
	 * @param string                $idPrefix     Another one for each place where the same form is printed.
	 * @param bool                  $preview      In the editor: nothing comes alive, nothing is sent.
	 * @param string                $endpoint     Where the island posts to.
	 * @param string                $phone        The company's, for when sending fails.
	 * @param array<string, string> $inputMessages By input id, where fields have several.
	 * @param ResolvedAnswers|null          $resolved      What of it shows; null for everything.
	 * @param int                   $page         The page that shows, from 0.
	 * @param list<int>             $seen         Fields that were shown before, by id.
	 * @param string|null           $notice       What to know before going on, plain text.
	 * @param int                   $pageDelay    Milliseconds from pressing Next or Back until the page turns (spec 4).
	 * @param array<string, array<string, string>> $settings For the island's parts: contract/schema/part-settings.
	 * @param array<string, \Closure( FieldView ): string> $slotRenderers What services print into slots of fields, safe
	 * HTML, by the slots' names.
	 * @param string $trap      Label of an input that nobody sees, for machines to fill in; empty for none.
	 * @param string $phoneUrl  What a tap on that number dials; empty where it cannot be dialled.
	 * @param string $savePanel Safe HTML: what is said of a form that was just saved.
	 * @param string $above     Safe HTML above the questions, as long as the form is there.
	 * @param list<int> $given  Ids of fields whose answers go along in a hidden input, which nobody can read.
	 * @param bool   $reviewed  Whether all answers were shown to be checked before.
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

	/** @param int $time How often the page has printed the form by then, from 1. */
	public static function prefixAt( int $time ): string {
		return self::ID_PREFIX . ( 1 === $time ? '' : "-copy-{$time}" );
	}

	/** What the island is told beside the form's definition: the inside of a JSON object. */
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
