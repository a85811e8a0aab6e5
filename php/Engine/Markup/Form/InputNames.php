<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Form;

/** Names of what a form sends besides its answers. Those of Gravity Forms are also sent by its REST clients. */
final class InputNames {

	/** Number of the form. */
	public const FORM = 'atoll_form';

	/** Key of this filling, which makes one entry and owns its draft and uploads. Empty until a script sets one. */
	public const KEY = 'gform_unique_id';

	/** Files that the form has already, as JSON in Gravity Forms' shape. */
	public const FILES = 'gform_uploaded_files';

	/** "1" to save the answers as a draft instead of submitting them. */
	public const SAVE = 'gform_save';

	/** "1" to download the answers as CSV instead of submitting them. */
	public const CSV = 'atoll_csv';

	/** Token of the draft that the form continues; empty if there is none. Set when the form is saved. */
	public const DRAFT = 'gform_resume_token';

	/** Version of that draft that the page has loaded or saved last. */
	public const DRAFT_VERSION = 'atoll_draft_version';

	/** Token of a draft that somebody has saved meanwhile: this form is to be saved as a separate draft. */
	public const APART = 'atoll_apart';

	/** Random id, set by scripts: tells a page's own saves, whose responses may have been lost, from others'. */
	public const TAB = 'atoll_tab';

	/** Id of the entry that the form changes. */
	public const ENTRY = 'update_entry_id';

	/** Version of that entry that the page has loaded. */
	public const ENTRY_VERSION = 'atoll_entry_version';

	/** Prefix of the form's ids on this page, if the page prints the same form more than once. */
	public const PLACE = 'atoll_place';

	/** The page that was shown, from 0. */
	public const PAGE = 'atoll_page';

	/** Ids of the fields that have been shown so far, so that a field that appeared since is not skipped. */
	public const SEEN = 'atoll_seen';

	/** "1" once the review of all answers has been shown. */
	public const REVIEWED = 'atoll_reviewed';

	/** Milliseconds from the first input to submission; sent by scripts only, without an input in the form. */
	public const ELAPSED = 'atoll_elapsed';
}
