<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Form;

/** Names of what a form sends besides its answers. Those of Gravity Forms are what its REST clients send too. */
final class InputNames {

	/** Number of the form. */
	public const FORM = 'atoll_form';

	/** Key of this filling: it makes one entry, and its draft and its uploads belong to it. Empty until it has one. */
	public const KEY = 'gform_unique_id';

	/** The files that the form has, as JSON in Gravity Forms' shape. */
	public const FILES = 'gform_uploaded_files';

	/** "1" to put the answers aside instead of sending them. */
	public const SAVE = 'gform_save';

	/** "1" to get the answers as a file for spreadsheets instead of sending them. */
	public const CSV = 'atoll_csv';

	/** Token of the draft that the form goes on with; empty for none, and filled in by whoever saves. */
	public const DRAFT = 'gform_resume_token';

	/** Which save of that draft the page has seen. */
	public const DRAFT_VERSION = 'atoll_draft_version';

	/** Token of the draft beside which the form is to be saved as another one: somebody saved it since. */
	public const APART = 'atoll_apart';

	/** Random, filled in by scripts: tells a page's own saves, whose answers may have been lost, from others'. */
	public const TAB = 'atoll_tab';

	/** Id of the entry that the form changes. */
	public const ENTRY = 'update_entry_id';

	/** Which version of that entry the page has seen. */
	public const ENTRY_VERSION = 'atoll_entry_version';

	/** What the ids of the form's place in the page begin with, where the page has had the same form before. */
	public const PLACE = 'atoll_place';

	/** The page that showed, from 0. */
	public const PAGE = 'atoll_page';

	/** Ids of the fields that were shown so far, so that one that appeared since is not skipped. */
	public const SEEN = 'atoll_seen';

	/** "1" once all answers were shown to be checked. */
	public const REVIEWED = 'atoll_reviewed';

	/** Milliseconds from the first input to sending; only scripts send it, and no input has it. */
	public const ELAPSED = 'atoll_elapsed';
}
