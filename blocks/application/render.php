<?php
/**
 * @package Atoll
 */

echo Atoll\plugin()->application()->render(); // Escaped where it is built.
